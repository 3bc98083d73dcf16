import type { Listing, ListingState, Product } from '#core/catalog/products/index.ts';
import { priceFacet } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';

/**
 * One page of a list whose products came all at once: narrowed by price, ordered and cut here. What else a provider
 * would filter by is not known.
 */
export const localList = (
  found: readonly Product[],
  state: ListingState,
  locale: Locale,
): Pick<Listing, 'isByModel' | 'products' | 'totalCount' | 'facets'> => {
  const { from = 0, to = Number.POSITIVE_INFINITY } = state.price;
  const fitting = found.filter(({ price }) => price >= from && price <= to);
  const { sort } = state;
  const direction = sort?.endsWith('-') ? -1 : 1;
  const ordered =
    sort === undefined
      ? fitting
      : fitting.toSorted(
          (one, other) =>
            direction *
            (sort.startsWith('price') ? one.price - other.price : one.title.localeCompare(other.title, locale)),
        );
  const top = found.length === 0 ? undefined : Math.max(...found.map(({ price }) => price));
  const start = (state.page - 1) * PAGE_SIZE;
  return {
    products: ordered.slice(start, start + PAGE_SIZE),
    isByModel: false,
    totalCount: fitting.length,
    facets: [priceFacet('', top, state.price)],
  };
};
