import { finalPrice, type PriceChange, type Product, priceChange } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A product that was looked at. */
export interface Viewed {
  readonly productId: string;
  /** What a piece was sold for when it was looked at last, bani; unknown of what was kept before prices were. */
  readonly price?: Bani;
  /** What it is, for who reads the list without a connection (rule BROWSING-14); unknown of what was kept before that was. */
  readonly seen?: Seen;
}

/** What a product was when it was looked at last. */
export interface Seen {
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
 * Puts a product that is looked at first, as it is at a moment, ms since the epoch; each stands there once, and the oldest
 * beyond 12 go (rules BROWSING-9, BROWSING-13, BROWSING-14).
 */
export const rememberViewed = (list: RecentlyViewed, product: Product, at: number): RecentlyViewed => {
  const { productId, title, url, image } = product;
  const others = list.filter((known) => known.productId !== productId);
  const viewed: Viewed = { productId, price: finalPrice(product), seen: { title, url, image, at } };
  return [viewed, ...others].slice(0, VIEWED_MAX);
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

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What a product was, if a stored value has all of it. */
const seenIn = (value: unknown): Seen | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, url, image, at }: { readonly [Field in keyof Seen]?: unknown } = value;
  const isKnown = typeof title === 'string' && title !== '' && typeof url === 'string' && url !== '';
  return isKnown && typeof image === 'string' && isAmount(at) ? { title, url, image, at } : undefined;
};

/** What was looked at in a stored entry, which used to be an id alone, and then an id with a price. */
const viewedIn = (entry: unknown): readonly Viewed[] => {
  if (typeof entry === 'string') return entry === '' ? [] : [{ productId: entry }];
  if (typeof entry !== 'object' || entry === null) return [];
  const { productId, price, seen: kept }: { readonly [Field in keyof Viewed]?: unknown } = entry;
  if (typeof productId !== 'string' || productId === '') return [];
  const seen = seenIn(kept);
  return [{ productId, ...(isAmount(price) ? { price } : {}), ...(seen ? { seen } : {}) }];
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
