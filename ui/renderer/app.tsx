import { type ReactNode, StrictMode } from 'react';
import type { Site } from '#ui/app/head.ts';
import { SiteContext } from '#ui/app/site.ts';
import { type Stores, StoresContext } from '#ui/app/stores.ts';
import { ProductSlotsContext } from '#ui/features/catalog/products/slots.ts';
import { productSlots } from './product-slots.tsx';

/** What every component may count on, around the router of either side. */
export const App = ({ site, stores, children }: { site: Site; stores: Stores; children: ReactNode }) => (
  <StrictMode>
    <SiteContext value={site}>
      <StoresContext value={stores}>
        <ProductSlotsContext value={productSlots}>{children}</ProductSlotsContext>
      </StoresContext>
    </SiteContext>
  </StrictMode>
);
