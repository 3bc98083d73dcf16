import type { providerCalls } from '#adapters/provider-http/contract/calls.ts';

type CallId = keyof typeof providerCalls;

/** What the shop does without a call that a provider does not know; any other leaves its part of the page out. */
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
  submitOrder: 'nothing can be ordered but by request',
  orderStatus: 'an order cannot be followed',
  orderByLink: 'an order has no private link',
  login: 'no partner can sign in',
  redirectList: 'only stored redirects lead on',
  sitemapList: "sitemaps have the shop's own pages alone",
  allProducts: 'no products are in sitemaps',
  productsFeed: 'the feed for price comparison is empty',
  creditPartners: 'no instalments are promised',
};

/** What the shop does without a call. */
export const doneWithout = (callId: string): string =>
  (without as Readonly<Record<string, string>>)[callId] ?? 'what it would tell is left out';
