import type { providerCalls } from '#adapters/provider-http/contract/calls.ts';

type CallId = keyof typeof providerCalls;

/** What the shop does without a call; without any other, its part of the page is missing. */
const without: Partial<Record<CallId, string>> = {
  menuTree: 'there is no menu',
  globalSiteSettings: 'plain colours, no logo, no phone',
  productDetail: 'no product page opens',
  categoryProducts: 'a category shows what general/search finds by its name',
  searchProducts: 'a search shows what general/search finds, without filters',
  search: 'nothing can be searched',
  productsById: 'prices in the cart stay as they were when a product was put there',
  regions: "Moldova's districts and towns",
  shops: 'there is no pickup',
  submitOrder: 'only requests by phone can be sent',
  orderStatus: 'the status of an order cannot be seen',
  orderByLink: 'an order has no private link',
  login: 'no partner can sign in',
  storeSellers: 'a partner sells without naming a seller',
  redirectList: 'only the built-in redirects work',
  sitemapList: "sitemaps have only the shop's own pages",
  allProducts: 'no products are in sitemaps',
  productsFeed: 'the feed for price comparison is empty',
  creditPartners: 'no instalments are shown',
};

/** What the shop does without a call, for operators. */
export const missingCallEffect = (callId: string): string =>
  (without as Readonly<Record<string, string>>)[callId] ?? 'its part of a page is missing';
