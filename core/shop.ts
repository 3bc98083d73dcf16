import type { CareerDesk } from './careers/index.ts';
import { makeLoadHome, makeLoadProductScreen, type ProductCatalog } from './catalog/index.ts';
import type { OrderDesk } from './checkout/index.ts';
import type { ContentPages } from './content/index.ts';
import type { CreditDesk } from './credit/index.ts';
import type { DeliveryDirectory } from './delivery/index.ts';
import type { GiftDesk } from './gift/index.ts';
import type { LeadDesk } from './leads/index.ts';
import type { ReviewDesk } from './reviews/index.ts';
import type { SearchDesk } from './search/index.ts';
import { makeLoadShell, type SiteSettings } from './settings/index.ts';

/** The remote ports that pages need: on the server over the provider, in the browser over the shop's own API. */
export interface ShopPorts {
  readonly catalog: ProductCatalog;
  readonly settings: SiteSettings;
  readonly delivery: DeliveryDirectory;
  readonly orders: OrderDesk;
  readonly leads: LeadDesk;
  readonly search: SearchDesk;
  readonly credit: CreditDesk;
  readonly content: ContentPages;
  readonly reviews: ReviewDesk;
  readonly careers: CareerDesk;
  readonly gift: GiftDesk;
}

/** The ports with the use-cases that pages load by: written once, run on both sides. */
export const composeShop = (ports: ShopPorts) => ({
  ...ports,
  loadShell: makeLoadShell(ports),
  loadHome: makeLoadHome(ports),
  loadProductScreen: makeLoadProductScreen(ports),
});
export type Shop = ReturnType<typeof composeShop>;
