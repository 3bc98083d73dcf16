import type { ListingState } from './listing.ts';
import type { Product } from './product.ts';

/** Whether a list shows less than everything: an option or a price is chosen (rule LISTING-2). */
export const isNarrowed = ({ selection, price }: ListingState): boolean =>
  selection.length > 0 || price.from !== undefined || price.to !== undefined;

/** How many things are chosen: every option, and the price as one (rule LISTING-2). */
export const narrowingCount = ({ selection, price }: ListingState): number =>
  selection.reduce((sum, { values }) => sum + values.length, 0) +
  (price.from !== undefined || price.to !== undefined ? 1 : 0);

/** A list's state after its filters or its order change: it starts again from the first page (rule LISTING-3). */
export const changeListing = (
  state: ListingState,
  change: Partial<Pick<ListingState, 'selection' | 'price' | 'sort'>>,
): ListingState => ({ ...state, ...change, page: 1 });

/** The same list with nothing chosen; its order stays (rule LISTING-3). */
export const widenListing = (state: ListingState): ListingState => changeListing(state, { selection: [], price: {} });

/**
 * A list with its next page after it. A product that moved from one page to the next between two requests stands once,
 * where it stood first (rule LISTING-4).
 */
export const appendPage = (shown: readonly Product[], next: readonly Product[]): readonly Product[] => {
  const known = new Set(shown.map(({ productId }) => productId));
  return [...shown, ...next.filter(({ productId }) => !known.has(productId))];
};

/**
 * What a list showed when it was left, seen again: all of it in its order, with today's words of those products that
 * came anew (rule LISTING-5).
 */
export const recallPages = (shown: readonly Product[], fresh: readonly Product[]): readonly Product[] => {
  const today = new Map(fresh.map((product) => [product.productId, product]));
  return shown.map((product) => today.get(product.productId) ?? product);
};
