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
  type ProductCatalog,
} from '#core/catalog/products/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { ask, isUnknown, mapped, type ProviderAccess } from './ask.ts';
import { listBySearch, searchBySearch } from './list-by-search.ts';
import { mapOnce } from './map-once.ts';
import { present } from './mapping.ts';

const collections = {
  newest: newestProducts,
  popular: popularProducts,
  promo: actualPromoProducts,
} satisfies Record<CollectionName, unknown>;

/** What a page of a search is made of beside the answer. */
interface Searched {
  readonly text: string;
  readonly state: ListingState;
}

/** The catalogue over the provider's HTTP calls; with a partner's `shtoken` products carry second prices. */
export const createHttpProductCatalog = (access: ProviderAccess): ProductCatalog => {
  const mapping = { pictures: access.transport.pictures };
  const listingOf = mapOnce((list: AnswerOf<typeof categoryProducts>, state: ListingState) =>
    toListing(list, state, mapping),
  );
  const foundOf = mapOnce((list: AnswerOf<typeof searchProducts>, { text, state }: Searched) =>
    toSearchListing(list, text, state, mapping),
  );
  return {
    menu: ({ locale }, signal) =>
      ask(
        access,
        menuTree,
        {},
        { locale, signal },
        mapped((answer) => toMenu(answer, mapping)),
      ),
    topCategories: ({ locale }, signal) =>
      ask(
        access,
        topCategories,
        {},
        { locale, signal },
        mapped((answer) => toTopCategories(answer, mapping)),
      ),
    mainBanners: ({ locale }, signal) =>
      ask(
        access,
        giftMapService,
        {},
        { locale, signal },
        mapped((answer) => toMainBanners(answer, mapping)),
      ),
    sliders: ({ locale }, signal) =>
      ask(
        access,
        sliders,
        {},
        { locale, signal },
        mapped((answer) => toSliders(answer, mapping)),
      ),
    collection: ({ locale, name }, signal) =>
      ask(
        access,
        collections[name],
        {},
        { locale, signal },
        mapped(({ products }) => products.map((product) => toProduct(product, mapping))),
      ),
    listing: async (query, signal) => {
      const { locale, category, state } = query;
      const answer = await ask(
        access,
        categoryProducts,
        { params: { categoryUrl: category }, query: { ...toListQuery(state), sort: state.sort ?? DEFAULT_SORT } },
        { locale, signal },
        mapped((list) => listingOf(list, state)),
      );
      return isUnknown(answer) ? listBySearch(access, query, signal) : answer;
    },
    search: async (query, signal) => {
      const { locale, text, category, state } = query;
      const answer = await ask(
        access,
        searchProducts,
        { query: { query: text, ...present({ category }), ...toListQuery(state) } },
        { locale, signal },
        mapped((list) => foundOf(list, { text, state })),
      );
      return isUnknown(answer) ? searchBySearch(access, query, signal) : answer;
    },
    product: ({ locale, url, category }, signal) =>
      ask(
        access,
        productDetail,
        { params: { url }, query: category === undefined ? {} : { category_url: category } },
        { locale, signal },
        (answer) => toProductPage(answer, { ...mapping, locale }),
      ),
    banner: ({ locale, categoryId }, signal) =>
      ask(
        access,
        bannerSelect,
        { params: { categoryId } },
        { locale, signal },
        mapped((answer) => toProductBanner(answer, mapping)),
      ),
    current: async ({ locale, productIds }, signal) =>
      productIds.length === 0
        ? ok([])
        : ask(
            access,
            productsById,
            { query: { id: [...productIds] } },
            { locale, signal },
            mapped(({ products }) => products.map((product) => toProduct(product, mapping))),
          ),
    described: async ({ locale, productIds }, signal) =>
      productIds.length === 0
        ? ok([])
        : ask(
            access,
            describedProducts,
            { query: { id: [...productIds] } },
            { locale, signal },
            mapped(({ products }) => products.map((described) => toDescribedProduct(described, mapping))),
          ),
  };
};
