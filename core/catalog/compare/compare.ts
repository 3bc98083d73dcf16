import { type Product, repairProducts } from '#core/catalog/products/index.ts';

/** Products put side by side. */
export type CompareList = readonly Product[];

/** Most products that can be compared (rule COMPARE-1). */
export const COMPARE_MAX = 3;
/** Name under which the list is stored in the browser (rule COMPARE-4). */
export const COMPARE_STORED_AS = 'compare';

/** What toggling did; each outcome is a notification of its own. */
export type CompareOutcome = 'added_to_compare' | 'removed_from_compare' | 'more_than_three';

/** Whether a product is on the list (rule COMPARE-2). */
export const isCompared = (list: CompareList, productId: string): boolean =>
  list.some((product) => product.productId === productId);

/**
 * Takes a product out if it is there, adds it if there are fewer than three, and otherwise changes nothing and says
 * that three are the most (rules COMPARE-1 … COMPARE-3).
 */
export const toggleCompared = (
  list: CompareList,
  product: Product,
): { readonly list: CompareList; readonly outcome: CompareOutcome } => {
  if (isCompared(list, product.productId))
    return { list: list.filter(({ productId }) => productId !== product.productId), outcome: 'removed_from_compare' };
  if (list.length >= COMPARE_MAX) return { list, outcome: 'more_than_three' };
  return { list: [...list, product], outcome: 'added_to_compare' };
};

/** Two of the products change places (rule COMPARE-8). */
export const swapCompared = (ids: readonly string[], one: string, other: string): readonly string[] =>
  ids.map((id) => (id === one ? other : id === other ? one : id));

/** Repairs the stored list: whole products, without repeats, the first three (rule COMPARE-4). Never throws. */
export const repairCompareList = (stored: unknown): CompareList => repairProducts(stored, COMPARE_MAX);
