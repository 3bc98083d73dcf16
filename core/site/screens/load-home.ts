import {
  type CollectionName,
  isPurchasable,
  type MainBanner,
  type Product,
  type ProductCatalog,
  ROW_FIRST,
  type TopCategory,
} from '#core/catalog/products/index.ts';
import type { Article, NewsRoom } from '#core/editorial/news/index.ts';
import type { VideoReview, VideoReviews } from '#core/editorial/videos/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { mapResult, type Result, valueOr } from '#core/kernel/shared/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';

/** Where the products of a row come from: a collection that every shop has, or the operator's row of a title. */
export type RowSource = { readonly collection: CollectionName } | { readonly slider: string };

/** A row of products, as far as the page begins with it (rule HOME-3). */
export interface HomeRow {
  readonly source: RowSource;
  /** Where the whole of it can be seen. */
  readonly href?: string;
  /** The first of them. */
  readonly products: readonly Product[];
  /** How many there are. */
  readonly total: number;
}

/** The blocks of the home page; a block that could not be loaded is empty and the page goes on without it. */
export interface HomePage {
  readonly banners: readonly MainBanner[];
  readonly topCategories: readonly TopCategory[];
  /** Number of shops; 0 while unknown (rule HOME-9). */
  readonly shops: number;
  /** Those that have products. */
  readonly rows: readonly HomeRow[];
  /** The newest (rule HOME-2), without the products that they show. */
  readonly videos: readonly Omit<VideoReview, 'product'>[];
  /** The newest (rule HOME-2). */
  readonly news: readonly Article[];
}

/** Most rows of products on the home page (rule HOME-7). */
const HOME_ROWS = 4;
/** Number of articles on the home page (rule HOME-2). */
export const HOME_NEWS = 4;
/** Days within which goods may be returned by Moldovan law (rule HOME-9). */
export const RETURN_DAYS = 14;
/** Number of video reviews on the home page (rule HOME-2). */
export const HOME_VIDEOS = 3;

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'mainBanners' | 'topCategories' | 'collection' | 'sliders'>;
  readonly delivery: Pick<DeliveryDirectory, 'shops'>;
  readonly news: Pick<NewsRoom, 'page'>;
  readonly videos: Pick<VideoReviews, 'page'>;
}

/** Products for a row: the available ones (rule HOME-4). */
const recommended = (products: readonly Product[]): readonly Product[] => products.filter(isPurchasable);

const productsOf = (answer: Result<readonly Product[], unknown> | undefined): readonly Product[] =>
  answer?.ok ? answer.value : [];

const COLLECTIONS = ['newest', 'popular', 'promo'] as const satisfies readonly CollectionName[];

/** Where all of what is on offer is seen (rule HOME-5). */
const SPECIAL_OFFERS = '/special-offers';

/** Use-case: loads every block of the home page side by side; never fails as a whole (rules HOME-1 … HOME-5, HOME-7, HOME-9). */
export const createLoadHome =
  ({ catalog, delivery, news, videos }: Dependencies) =>
  async (locale: Locale, signal?: AbortSignal): Promise<HomePage> => {
    const [banners, topCategories, shops, sliders, films, articles, ...collections] = await Promise.all([
      catalog.mainBanners({ locale }, signal),
      catalog.topCategories({ locale }, signal),
      delivery.shops({ locale }, signal),
      catalog.sliders({ locale }, signal),
      videos.page({ locale, page: 1 }, signal),
      news.page({ locale, page: 1 }, signal),
      ...COLLECTIONS.map((name) => catalog.collection({ locale, name }, signal)),
    ]);
    const rows = [
      ...COLLECTIONS.map((collection, place) => ({
        ...{ source: { collection }, products: productsOf(collections[place]) },
        ...(collection === 'promo' ? { href: SPECIAL_OFFERS } : {}),
      })),
      ...valueOr(sliders, []).map(({ title, ...slider }) => ({ source: { slider: title }, ...slider })),
    ];
    return {
      banners: valueOr(banners, []),
      topCategories: valueOr(topCategories, []),
      shops: valueOr(shops, []).length,
      rows: rows
        .map((row) => ({ ...row, products: recommended(row.products) }))
        .filter(({ products }) => products.length > 0)
        .slice(0, HOME_ROWS)
        .map((row) => ({ ...row, products: row.products.slice(0, ROW_FIRST), total: row.products.length })),
      videos: valueOr(
        mapResult(films, (page) => page.videos),
        [],
      )
        .slice(0, HOME_VIDEOS)
        .map(({ product: _, ...video }) => video),
      news: valueOr(
        mapResult(articles, (page) => page.articles),
        [],
      ).slice(0, HOME_NEWS),
    };
  };

/** Use-case: loads all products of a row; undefined on failure (rules HOME-3, HOME-4). */
export const createLoadRow =
  ({ catalog }: { readonly catalog: Pick<ProductCatalog, 'collection' | 'sliders'> }) =>
  async (locale: Locale, source: RowSource): Promise<readonly Product[] | undefined> => {
    const whole =
      'collection' in source
        ? valueOr(await catalog.collection({ locale, name: source.collection }), undefined)
        : valueOr(await catalog.sliders({ locale }), []).find(({ title }) => title === source.slider)?.products;
    return whole && recommended(whole);
  };
