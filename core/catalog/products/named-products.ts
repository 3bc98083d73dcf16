/** Query parameter with product ids (rule NAMED-1). */
export const PRODUCT_IDS = 'ids';
/** Longest id that is taken from an address, in characters. */
const ID_MAX = 64;

/** The products that an address names: each once, and at most the first `most` (rule NAMED-1). */
export const parseProductIds = (written: string | null, most: number): readonly string[] => {
  const named = (written ?? '').split(',').map((id) => id.trim());
  return [...new Set(named.filter((id) => id !== '' && id.length <= ID_MAX))].slice(0, most);
};

/** The query that names products, with its question mark; empty for no products (rule NAMED-1). */
export const productIdsQuery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?${PRODUCT_IDS}=${ids.map(encodeURIComponent).join(',')}`;

/** Items of the named products in the given order; missing ones are skipped. */
export const sortByIds = <Item>(
  ids: readonly string[],
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] => {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Whether an address names exactly the visitor's own list, in any order. Such a page shows and follows that list; any
 * other shows the named products and does not change the list (rule NAMED-2).
 */
export const isOwnList = (named: readonly string[], own: readonly string[]): boolean =>
  named.length === own.length && own.every((id) => named.includes(id));
