import { finalPrice, type PriceChange, type Product, priceChange } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A product that was looked at. */
export interface Viewed {
  readonly productId: string;
  /** What a piece was sold for when it was looked at last, bani; unknown of what was kept before prices were. */
  readonly price?: Bani;
}

/** Products looked at, the last one first. */
export type RecentlyViewed = readonly Viewed[];

/** Name under which the list is stored in the browser (rule BROWSING-10). */
export const VIEWED_STORED_AS = 'viewed';
/** How many products looked at are remembered (rule BROWSING-9). */
export const VIEWED_MAX = 12;

/** Puts a product that is looked at first; each stands there once, and the oldest beyond 12 go (rule BROWSING-9). */
export const rememberViewed = (list: RecentlyViewed, product: Product): RecentlyViewed => {
  const { productId } = product;
  const others = list.filter((known) => known.productId !== productId);
  return [{ productId, price: finalPrice(product) }, ...others].slice(0, VIEWED_MAX);
};

/** What is shown beside a product: the others, in the order in which they were looked at (rule BROWSING-9). */
export const viewedBeside = <Item extends { readonly productId: string }>(
  list: RecentlyViewed,
  products: readonly Item[],
  productId: string,
): readonly Item[] =>
  list.flatMap((known) =>
    known.productId === productId ? [] : products.filter((product) => product.productId === known.productId),
  );

/** How many others were looked at beside a product, whether or not they are still sold (rule BROWSING-9). */
export const countBeside = (list: RecentlyViewed, productId: string): number =>
  list.filter((known) => known.productId !== productId).length;

/** What became of a product's price since it was looked at last; undefined when that is not known (rule BROWSING-13). */
export const changeSinceViewed = (list: RecentlyViewed, today: Product): PriceChange | undefined => {
  const price = list.find(({ productId }) => productId === today.productId)?.price;
  return price === undefined ? undefined : priceChange(price, finalPrice(today));
};

/** What was looked at in a stored entry, which used to be an id alone. */
const viewedIn = (entry: unknown): readonly Viewed[] => {
  if (typeof entry === 'string') return entry === '' ? [] : [{ productId: entry }];
  if (typeof entry !== 'object' || entry === null) return [];
  const { productId, price }: { readonly productId?: unknown; readonly price?: unknown } = entry;
  if (typeof productId !== 'string' || productId === '') return [];
  return [
    typeof price === 'number' && Number.isSafeInteger(price) && price >= 0 ? { productId, price } : { productId },
  ];
};

/** The list out of whatever was stored: products, each once, 12 at most (rule BROWSING-10). Never throws. */
export const repairViewed = (stored: unknown): RecentlyViewed => {
  if (!Array.isArray(stored)) return [];
  const known = stored.flatMap(viewedIn);
  const isFirst = ({ productId }: Viewed, place: number) =>
    known.findIndex((one) => one.productId === productId) === place;
  return known.filter(isFirst).slice(0, VIEWED_MAX);
};

/** Where the list is kept between visits; a broken or missing one reads as empty. */
export interface ViewedStorage {
  load(): RecentlyViewed;
  save(list: RecentlyViewed): void;
}
