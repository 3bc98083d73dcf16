import type { Transport } from '#adapters/provider-http/ask.ts';
import { recognisePlugin } from '#adapters/provider-vendure/ask-engine.ts';
import { createVendureDeliveryDirectory } from '#adapters/provider-vendure/delivery.ts';
import type { EngineAccess } from '#adapters/provider-vendure/engine-access.ts';
import {
  createVendureCatalogueIndex,
  createVendureFeedSource,
  createVendureSiteIndex,
} from '#adapters/provider-vendure/feed.ts';
import { createNames } from '#adapters/provider-vendure/find-text.ts';
import { createVendureOrdersArchive } from '#adapters/provider-vendure/partner-orders.ts';
import { createVendurePartnerDesk, createVendureSellerDirectory } from '#adapters/provider-vendure/partners.ts';
import { createVendureSettings } from '#adapters/provider-vendure/payments.ts';
import { createVendurePromoCodeDesk } from '#adapters/provider-vendure/promo-code.ts';
import { createStockDesk } from '#adapters/provider-vendure/stock-desk.ts';
import { createFlatFees } from '#adapters/provider-vendure/stock-fees.ts';
import { createVendureOrderDesk } from '#adapters/provider-vendure/vendure-order-desk.ts';
import { createVendureProductCatalog } from '#adapters/provider-vendure/vendure-product-catalog.ts';
import { createVendureSearchDesk } from '#adapters/provider-vendure/vendure-search-desk.ts';
import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { DEFAULT_LOCALE, splitLocale } from '#core/kernel/locale/index.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { PartFactories, PortAccess, PortFactories } from './port-factories.ts';

/** Product addresses and prices differ between providers: banners lose their prices, and those of products are left out. */
const withoutGoods =
  (mainBanners: ProductCatalog['mainBanners']): ProductCatalog['mainBanners'] =>
  async (query, signal) =>
    mapResult(await mainBanners(query, signal), (banners) =>
      banners
        .filter(({ href }) => !splitLocale(href).path.startsWith('/product/'))
        .map(({ price: _, ...banner }) => banner),
    );

/**
 * What Vendure's Shop API has of the ports; `others` makes those of the provider beside it. `onReceipt` is the code of
 * the payment method for payment on receipt where there is no plugin.
 */
export const vendurePorts = (others: PortFactories, transport: Transport, onReceipt: string) => {
  const hasPlugin = recognisePlugin(transport, DEFAULT_LOCALE);
  const engine = {
    hasPlugin,
    names: createNames({ transport }),
    onReceipt,
    stock: createStockDesk(transport, onReceipt),
    flatFees: createFlatFees(transport),
  };
  const over =
    <Port>(make: (access: EngineAccess) => Port) =>
    (access: PortAccess): Port =>
      make({ ...access, ...engine });
  const regionsOf = (access: PortAccess) => others.delivery(access).regions;
  const ports = {
    archive: over(createVendureOrdersArchive),
    catalog: (access) => ({
      ...createVendureProductCatalog({ ...access, ...engine }),
      mainBanners: withoutGoods(others.catalog(access).mainBanners),
    }),
    delivery: (access) => createVendureDeliveryDirectory({ ...access, ...engine }, regionsOf(access)),
    feed: over(createVendureFeedSource),
    orders: (access) => createVendureOrderDesk({ ...access, ...engine, regions: regionsOf(access) }),
    partners: over(createVendurePartnerDesk),
    promoCodes: over(createVendurePromoCodeDesk),
    search: (access) => ({
      ...createVendureSearchDesk({ ...access, ...engine }),
      popular: others.search(access).popular,
    }),
    sellers: over(createVendureSellerDirectory),
    settings: (access) => createVendureSettings({ ...access, ...engine }, others.settings(access)),
    siteIndex: (access) => createVendureSiteIndex({ ...access, ...engine }, others.siteIndex(access)),
    wholeCatalog: over(createVendureCatalogueIndex),
  } satisfies Partial<PartFactories<keyof PortFactories>>;
  return { ports, hasPlugin };
};
