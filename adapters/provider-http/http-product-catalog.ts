import { homeReads } from '#adapters/provider-http/calls/home.ts';
import {
  categoryProducts,
  searchProducts,
  toListing,
  toListQuery,
  toSearchListing,
} from '#adapters/provider-http/calls/listing.ts';
import { menuReads } from '#adapters/provider-http/calls/menu.ts';
import { productReads } from '#adapters/provider-http/calls/product-page.ts';
import type { AnswerOf } from '#adapters/provider-http/contract/define-call.ts';
import { DEFAULT_SORT, type ListingState, type ProductCatalog } from '#core/catalog/products/index.ts';
import { isNotFound, type ProviderAccess, readerOf } from './ask.ts';
import { listBySearch, searchBySearch } from './list-by-search.ts';
import { present } from './mapping.ts';
import { memoizeMapper } from './memoize-mapper.ts';

type ListingQuery = Parameters<ProductCatalog['listing']>[0];
type SearchQuery = Parameters<ProductCatalog['search']>[0];

/** The catalogue over the provider's HTTP calls; with a partner's `shtoken` products carry second prices. */
export const createHttpProductCatalog = (access: ProviderAccess): ProductCatalog => {
  const read = readerOf(access);
  const mapping = { pictures: access.transport.pictures };
  const listingOf = memoizeMapper((list: AnswerOf<typeof categoryProducts>, state: ListingState) =>
    toListing(list, state, mapping),
  );
  const foundOf = memoizeMapper(
    (list: AnswerOf<typeof searchProducts>, { text, state }: Pick<SearchQuery, 'text' | 'state'>) =>
      toSearchListing(list, text, state, mapping),
  );
  const listing = read(
    categoryProducts,
    ({ category, state }: ListingQuery) => ({
      params: { categoryUrl: category },
      query: { ...toListQuery(state), ...(state.sort ? {} : ({ sort: DEFAULT_SORT, unsorted: 'true' } as const)) },
    }),
    (list, _mapping, { state }) => listingOf(list, state),
  );
  const found = read(
    searchProducts,
    ({ text, category, state }: SearchQuery) => ({
      query: { query: text, ...present({ category }), ...toListQuery(state) },
    }),
    (list, _mapping, { text, state }) => foundOf(list, { text, state }),
  );
  return {
    ...menuReads(access),
    ...homeReads(access),
    ...productReads(access),
    listing: async (query, signal) => {
      const answer = await listing(query, signal);
      return isNotFound(answer) ? listBySearch(access, query, signal) : answer;
    },
    search: async (query, signal) => {
      const answer = await found(query, signal);
      return isNotFound(answer) ? searchBySearch(access, query, signal) : answer;
    },
  };
};
