import {
  actualPromoProducts,
  giftMapService,
  newestProducts,
  popularProducts,
  sliders,
  toMainBanners,
  toSliders,
} from '#adapters/provider-http/calls/home.ts';
import {
  categoryProducts,
  searchProducts,
  toListing,
  toListQuery,
  toSearchListing,
} from '#adapters/provider-http/calls/listing.ts';
import {
  bannerSelect,
  menuTree,
  toMenu,
  toProductBanner,
  topCategories,
  toTopCategories,
} from '#adapters/provider-http/calls/menu.ts';
import {
  describedProducts,
  onTile,
  productDetail,
  productsById,
  toDescribedProduct,
  toProduct,
  toProductPage,
} from '#adapters/provider-http/calls/products.ts';
import type { AnswerOf } from '#adapters/provider-http/contract/define-call.ts';
import {
  type CollectionName,
  DEFAULT_SORT,
  type ListingState,
  type Product,
  type ProductCatalog,
} from '#core/catalog/products/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { ask, isNotFound, type ProviderAccess, readerOf } from './ask.ts';
import { listBySearch, searchBySearch } from './list-by-search.ts';
import { type Mapping, present } from './mapping.ts';
import { memoizeMapper } from './memoize-mapper.ts';

type ListingQuery = Parameters<ProductCatalog['listing']>[0];
type SearchQuery = Parameters<ProductCatalog['search']>[0];
type IdsQuery = Parameters<ProductCatalog['current']>[0];

const collections = {
  newest: newestProducts,
  popular: popularProducts,
  promo: actualPromoProducts,
} satisfies Record<CollectionName, unknown>;

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
  const productsOf = (
    { products }: AnswerOf<typeof newestProducts | typeof productsById>,
    mapping: Mapping,
  ): readonly Product[] => products.map((product) => toProduct(product, mapping));
  const byIds = ({ productIds }: IdsQuery) => ({ query: { id: [...productIds] } });
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
  const current = read(productsById, byIds, productsOf);
  const described = read(describedProducts, byIds, ({ products }, mapping) =>
    products.map((product) => toDescribedProduct(product, mapping)),
  );
  return {
    menu: read(menuTree, () => ({}), toMenu),
    topCategories: read(topCategories, () => ({}), toTopCategories),
    mainBanners: read(giftMapService, () => ({}), toMainBanners),
    sliders: read(sliders, () => ({}), toSliders),
    collection: (query, signal) =>
      read(
        collections[query.name],
        () => ({}),
        ({ products }, mapping) => products.map((product) => onTile(product, mapping)),
      )(query, signal),
    listing: async (query, signal) => {
      const answer = await listing(query, signal);
      return isNotFound(answer) ? listBySearch(access, query, signal) : answer;
    },
    search: async (query, signal) => {
      const answer = await found(query, signal);
      return isNotFound(answer) ? searchBySearch(access, query, signal) : answer;
    },
    product: ({ locale, url, category }, signal) =>
      ask(
        access,
        productDetail,
        { params: { url }, query: category === undefined ? {} : { category_url: category } },
        { locale, signal },
        (answer) => toProductPage(answer, { ...mapping, locale }),
      ),
    banner: read(bannerSelect, ({ categoryId }) => ({ params: { categoryId } }), toProductBanner),
    current: async (query, signal) => (query.productIds.length === 0 ? ok([]) : current(query, signal)),
    described: async (query, signal) => (query.productIds.length === 0 ? ok([]) : described(query, signal)),
  };
};
