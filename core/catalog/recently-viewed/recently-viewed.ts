/** Products looked at, by their ids, the last one first. */
export type RecentlyViewed = readonly string[];

/** Name under which the list is stored in the browser (rule BROWSING-10). */
export const VIEWED_STORED_AS = 'viewed';
/** How many products looked at are remembered (rule BROWSING-9). */
export const VIEWED_MAX = 12;

/** Puts a product that is looked at first; each stands there once, and the oldest beyond 12 go (rule BROWSING-9). */
export const rememberViewed = (list: RecentlyViewed, productId: string): RecentlyViewed =>
  [productId, ...list.filter((known) => known !== productId)].slice(0, VIEWED_MAX);

/** What is shown beside a product: the others, in the order in which they were looked at (rule BROWSING-9). */
export const viewedBeside = <Item extends { readonly productId: string }>(
  list: RecentlyViewed,
  products: readonly Item[],
  productId: string,
): readonly Item[] =>
  list.flatMap((id) => (id === productId ? [] : products.filter((product) => product.productId === id)));

/** How many others were looked at beside a product, whether or not they are still sold (rule BROWSING-9). */
export const countBeside = (list: RecentlyViewed, productId: string): number =>
  list.filter((id) => id !== productId).length;

/** The list out of whatever was stored: ids, each once, 12 at most (rule BROWSING-10). Never throws. */
export const repairViewed = (stored: unknown): RecentlyViewed =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((id) => typeof id === 'string' && id !== ''))].slice(0, VIEWED_MAX)
    : [];

/** Where the list is kept between visits; a broken or missing one reads as empty. */
export interface ViewedStorage {
  load(): RecentlyViewed;
  save(list: RecentlyViewed): void;
}
