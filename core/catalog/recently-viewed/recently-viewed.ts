import { finalPrice, type PriceChange, type Product, priceChange } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A product that was looked at. */
export interface Viewed {
  readonly productId: string;
  /** Selling price at the last view, bani; absent in older entries. */
  readonly price?: Bani;
  /** What the offline page shows (rule BROWSING-14); absent in older entries. */
  readonly seen?: ViewedSnapshot;
}

/** What a product was when it was looked at last. */
export interface ViewedSnapshot {
  readonly title: string;
  /** Last segment of its page's address. */
  readonly url: string;
  readonly image: string;
  /** When it was looked at, ms since the epoch. */
  readonly at: number;
}

/** Products looked at, the last one first. */
export type RecentlyViewed = readonly Viewed[];

/** Name under which the list is stored in the browser (rule BROWSING-10). */
export const VIEWED_STORED_AS = 'viewed';
/** How many products looked at are remembered (rule BROWSING-9). */
export const VIEWED_MAX = 12;

/**
 * Puts a viewed product first, at a time in ms since the epoch; no repeats, at most 12 (rules BROWSING-9, BROWSING-13,
 * BROWSING-14).
 */
export const rememberViewed = (list: RecentlyViewed, product: Product, at: number): RecentlyViewed => {
  const { productId, title, url, image } = product;
  const others = list.filter((known) => known.productId !== productId);
  const viewed: Viewed = { productId, price: finalPrice(product), seen: { title, url, image, at } };
  return [viewed, ...others].slice(0, VIEWED_MAX);
};

/** The other viewed products, newest first (rule BROWSING-9). */
export const otherViewed = <Item extends { readonly productId: string }>(
  list: RecentlyViewed,
  products: readonly Item[],
  productId: string,
): readonly Item[] =>
  list.flatMap((known) =>
    known.productId === productId ? [] : products.filter((product) => product.productId === known.productId),
  );

/** How many others were looked at beside a product, whether or not they are still sold (rule BROWSING-9). */
export const countOtherViewed = (list: RecentlyViewed, productId: string): number =>
  list.filter((known) => known.productId !== productId).length;

/** Change of a product's price since its last view; undefined when unknown (rule BROWSING-13). */
export const changeSinceViewed = (list: RecentlyViewed, today: Product): PriceChange | undefined => {
  const price = list.find(({ productId }) => productId === today.productId)?.price;
  return price === undefined ? undefined : priceChange(price, finalPrice(today));
};

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What a product was, if a stored value has all of it. */
const seenIn = (value: unknown): ViewedSnapshot | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, url, image, at }: { readonly [Field in keyof ViewedSnapshot]?: unknown } = value;
  const isKnown = typeof title === 'string' && title !== '' && typeof url === 'string' && url !== '';
  return isKnown && typeof image === 'string' && isAmount(at) ? { title, url, image, at } : undefined;
};

/** Reads a stored entry: today's shape, an id with a price, or an id alone. */
const viewedIn = (entry: unknown): readonly Viewed[] => {
  if (typeof entry === 'string') return entry === '' ? [] : [{ productId: entry }];
  if (typeof entry !== 'object' || entry === null) return [];
  const { productId, price, seen: kept }: { readonly [Field in keyof Viewed]?: unknown } = entry;
  if (typeof productId !== 'string' || productId === '') return [];
  const seen = seenIn(kept);
  return [{ productId, ...(isAmount(price) ? { price } : {}), ...(seen ? { seen } : {}) }];
};

/** Repairs the stored list: no repeats, at most 12 (rule BROWSING-10). Never throws. */
export const repairViewed = (stored: unknown): RecentlyViewed => {
  if (!Array.isArray(stored)) return [];
  const known = stored.flatMap(viewedIn);
  const isFirst = ({ productId }: Viewed, place: number) =>
    known.findIndex((one) => one.productId === productId) === place;
  return known.filter(isFirst).slice(0, VIEWED_MAX);
};

/** Stores the list; a broken or missing list reads as empty. */
export interface ViewedStorage {
  load(): RecentlyViewed;
  save(list: RecentlyViewed): void;
}
