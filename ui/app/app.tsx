import { type ReactNode, StrictMode } from 'react';
import type { Site } from './head.ts';
import { SiteContext } from './site.ts';
import { type Stores, StoresContext } from './stores.ts';

/** What every component may count on, around the router of either side. */
export const App = ({ site, stores, children }: { site: Site; stores: Stores; children: ReactNode }) => (
  <StrictMode>
    <SiteContext value={site}>
      <StoresContext value={stores}>{children}</StoresContext>
    </SiteContext>
  </StrictMode>
);
