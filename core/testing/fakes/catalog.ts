import type { CatalogueIndex, FeedSource } from '#core/catalog/feed/index.ts';
import type { OfferDesk } from '#core/catalog/offers/index.ts';
import {
  type Listing,
  NO_BANNER,
  type Product,
  type ProductCatalog,
  type ProductListStorage,
  repairProducts,
} from '#core/catalog/products/index.ts';
import type { RecentlyViewed, ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import type { Review, ReviewDesk } from '#core/catalog/reviews/index.ts';
import type { SearchAnswer, SearchDesk } from '#core/catalog/search/index.ts';
import type { SiteEntry, SiteIndex } from '#core/catalog/sitemap/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';
import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import { aProductPage } from '../builders/product.ts';
import { type KeptElsewhere, keptAsText, keptList } from './kept.ts';

const named = (products: readonly Product[], ids: readonly string[]): readonly Product[] =>
  products.filter(({ productId }) => ids.includes(productId));

const within = (products: readonly Product[], category: string): readonly Product[] =>
  products.filter(({ categories }) => categories.some(({ url }) => url === category));

const found = (products: readonly Product[], text: string): readonly Product[] =>
  products.filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()));

const pageOf = <Item>(items: readonly Item[], page: number, size = PAGE_SIZE): readonly Item[] =>
  items.slice((page - 1) * size, page * size);

const listingOf = (title: string, products: readonly Product[], page: number): Listing => ({
  title,
  products: pageOf(products, page),
  totalCount: products.length,
  isByModel: false,
  facets: [],
  breadcrumbs: [],
  subcategories: [],
  seo: {},
});

/** A catalogue of these products: lists have them in their order, a search finds them by a part of their title. */
export const fakeProductCatalog = (
  products: readonly Product[] = [],
  changes: Partial<ProductCatalog> = {},
): ProductCatalog => ({
  menu: async () => ok([]),
  topCategories: async () => ok([]),
  mainBanners: async () => ok([]),
  sliders: async () => ok([]),
  collection: async () => ok(products),
  listing: async ({ category, state }) => {
    const inside = within(products, category);
    return inside.length > 0 ? ok(listingOf(category, inside, state.page)) : err(notFound('No such category'));
  },
  search: async ({ text, category, state }) => {
    const all = found(products, text);
    const inside = category === undefined ? all : within(all, category);
    return ok({ ...listingOf(text, inside, state.page), byCategory: [] });
  },
  product: async ({ url }) => {
    const product = products.find((known) => known.url === url);
    return product ? ok(aProductPage(product)) : err(notFound('Product not found'));
  },
  banner: async () => ok(NO_BANNER),
  current: async ({ productIds }) => ok(named(products, productIds)),
  described: async ({ productIds }) => ok(named(products, productIds).map((product) => ({ product, properties: [] }))),
  ...changes,
});

/** The pages of a catalogue of these products. */
export const fakeCatalogueIndex = (products: readonly Product[] = []): CatalogueIndex => ({
  page: async ({ category, page }) => {
    const inside = category === undefined ? products : within(products, category);
    return ok({ products: pageOf(inside, page), totalCount: inside.length });
  },
});

/** A feed of these products in parts of `size`. */
export const fakeFeedSource = (products: readonly Product[] = [], size = PAGE_SIZE): FeedSource => ({
  part: async ({ after = '1' }) => {
    const page = Number(after);
    const part = pageOf(products, page, size).map((product) => ({
      product,
      description: '',
      gallery: [product.image],
    }));
    return ok({ products: part, ...(page * size < products.length ? { next: String(page + 1) } : {}) });
  },
});

/** A desk without any offer, but for what is changed. */
export const fakeOfferDesk = (changes: Partial<OfferDesk> = {}): OfferDesk => ({
  promotions: async () => ok([]),
  promotion: async () => err(notFound('No such promotion')),
  dayOffer: async () => ok(null),
  groups: async () => ok([]),
  inCategory: async () => err(notFound('No such category')),
  ...changes,
});

/** Reviews of every product on one page; a posted review is stored once per key. */
export const fakeReviewDesk = (
  reviews: readonly Review[] = [],
): ReviewDesk & { readonly posted: readonly string[] } => {
  const keys = new Set<string>();
  const posted: string[] = [];
  return {
    page: async ({ rating }) => {
      const shown = reviews.filter((review) => rating === undefined || review.rating === rating);
      const counts = Object.fromEntries(
        reviews.map(({ rating: stars }) => [stars, reviews.filter((review) => review.rating === stars).length]),
      );
      return ok({ reviews: shown, total: shown.length, counts });
    },
    post: async ({ review, key }) => {
      if (!keys.has(key)) posted.push(review.text);
      keys.add(key);
      return ok({ success: true });
    },
    posted,
  };
};

const answerOf = (products: readonly Product[]): SearchAnswer => ({
  products,
  totalCount: products.length,
  byCategory: [],
});

/** A search among these products. */
export const fakeSearchDesk = (products: readonly Product[] = [], changes: Partial<SearchDesk> = {}): SearchDesk => ({
  byText: async ({ text }) => ok(answerOf(found(products, text))),
  byCode: async ({ text }) => ok(answerOf(products.filter(({ code }) => code.startsWith(text)))),
  byCodes: async ({ codes }) => ok(products.filter(({ code }) => codes.includes(code)).map((product) => ({ product }))),
  popular: async () => ok([]),
  ...changes,
});

/** Everything that has a page of its own. */
export const fakeSiteIndex = (entries: readonly SiteEntry[] = []): SiteIndex => ({
  entries: async ({ kind, page, size }) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    return ok({ entries: pageOf(ofKind, page, size), totalCount: ofKind.length });
  },
});

/** An in-memory list of products, such as favourites. */
export const fakeProductListStorage = (kept: readonly Product[] = []): ProductListStorage & KeptElsewhere<Product> =>
  keptList(kept, repairProducts);

/** Recently viewed products in memory. */
export const fakeViewedStorage = (viewed: RecentlyViewed = []): ViewedStorage => {
  const kept = keptAsText(viewed);
  return { load: () => kept.load() ?? [], save: kept.save };
};
