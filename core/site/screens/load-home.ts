import type { MainBanner, Product, ProductCatalog, ProductSlider, TopCategory } from '#core/catalog/products/index.ts';
import type { Article, NewsRoom } from '#core/editorial/news/index.ts';
import type { VideoReview, VideoReviews } from '#core/editorial/videos/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { mapResult, valueOr } from '#core/kernel/shared/index.ts';

/** The blocks of the home page; a block that could not be loaded is empty and the page goes on without it. */
export interface HomePage {
  readonly banners: readonly MainBanner[];
  readonly topCategories: readonly TopCategory[];
  readonly newest: readonly Product[];
  readonly popular: readonly Product[];
  readonly promo: readonly Product[];
  readonly sliders: readonly ProductSlider[];
  /** The newest (rule HOME-2). */
  readonly videos: readonly VideoReview[];
  /** The newest (rule HOME-2). */
  readonly news: readonly Article[];
}

/** How many of the newest articles stand on the home page (rule HOME-2). */
export const HOME_NEWS = 4;
/** How many of the newest video reviews stand there (rule HOME-2). */
export const HOME_VIDEOS = 3;

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'mainBanners' | 'topCategories' | 'collection' | 'sliders'>;
  readonly news: Pick<NewsRoom, 'page'>;
  readonly videos: Pick<VideoReviews, 'page'>;
}

/** Use-case: loads every block of the home page side by side; never fails as a whole (rules HOME-1, HOME-2). */
export const makeLoadHome =
  ({ catalog, news, videos }: Dependencies) =>
  async (locale: Locale, signal?: AbortSignal): Promise<HomePage> => {
    const [banners, topCategories, newest, popular, promo, sliders, films, articles] = await Promise.all([
      catalog.mainBanners({ locale }, signal),
      catalog.topCategories({ locale }, signal),
      catalog.collection({ locale, name: 'newest' }, signal),
      catalog.collection({ locale, name: 'popular' }, signal),
      catalog.collection({ locale, name: 'promo' }, signal),
      catalog.sliders({ locale }, signal),
      videos.page({ locale, page: 1 }, signal),
      news.page({ locale, page: 1 }, signal),
    ]);
    return {
      banners: valueOr(banners, []),
      topCategories: valueOr(topCategories, []),
      newest: valueOr(newest, []),
      popular: valueOr(popular, []),
      promo: valueOr(promo, []),
      sliders: valueOr(sliders, []),
      videos: valueOr(
        mapResult(films, (page) => page.videos),
        [],
      ).slice(0, HOME_VIDEOS),
      news: valueOr(
        mapResult(articles, (page) => page.articles),
        [],
      ).slice(0, HOME_NEWS),
    };
  };
export type LoadHome = ReturnType<typeof makeLoadHome>;
