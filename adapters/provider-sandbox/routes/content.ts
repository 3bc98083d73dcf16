import { type IRouter, type Request, Router } from 'express';
import { type Article, news, testimonials, type Video, videos } from '#adapters/provider-sandbox/content/articles.ts';
import { productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import { paginate } from '#adapters/provider-sandbox/http/paging.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, numberParam, pathParam, queryParam } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { bannerImages } from '#adapters/provider-sandbox/media/addresses.ts';
import { localized } from './localized.ts';
import { productWriter } from './product-wire.ts';

const RECOMMENDED = 4;
const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 100;

const newsByViews = news.toSorted((a, b) => b.views - a.views);
/** Reviews in the reader's language first. */
const testimonialsFor = (locale: Locale) =>
  testimonials.toSorted((one, other) => Number(one.language !== locale) - Number(other.language !== locale));
const testimonialStars = [5, 4, 3, 2, 1].map((rating) => ({
  rating,
  count: testimonials.filter((testimonial) => testimonial.rating === rating).length,
}));

/** News, video reviews and testimonials. */
export const contentRoutes = (provider: Provider): IRouter =>
  Router()
    .get('/general/news', (request, response) => {
      const locale = localeOf(request);
      const { results, ...paging } = pageBy(
        request,
        queryParam(request, 'order') === 'popular' ? newsByViews : news,
        6,
      );
      reply<'newsList'>(response, { results: results.map((article) => articleWire(article, locale)), ...paging });
    })
    .get('/general/news/:url', (request, response) => {
      const locale = localeOf(request);
      const article = news.find(({ slug }) => slug === pathParam(request, 'url'));
      if (!article) throw notFound('There is no such article');
      reply<'newsArticle'>(response, {
        article: { ...articleWire(article, locale), html: keepKnownLinks(provider, article.html[locale]) },
        recommended: newsByViews
          .filter((other) => other !== article)
          .slice(0, RECOMMENDED)
          .map((other) => articleWire(other, locale)),
        seo_info: { title: article.title[locale], description: article.lead[locale] },
      });
    })
    .get('/general/video_reviews', (request, response) => {
      const { results, ...paging } = pageBy(request, videos, 12);
      reply<'videoReviews'>(response, { results: videosWire(provider, request, results), ...paging });
    })
    .get('/general/video_reviews/:videoId', (request, response) => {
      const wanted = videos.filter(({ videoId }) => videoId === pathParam(request, 'videoId'));
      const [video] = videosWire(provider, request, wanted);
      if (!video) throw notFound('There is no such video review');
      reply<'videoReview'>(response, { video });
    })
    .get('/general/testimonials', (request, response) => {
      const locale = localeOf(request);
      const { results, ...paging } = pageBy(request, testimonialsFor(locale), 12);
      reply<'testimonials'>(response, {
        results: localized(results, locale).map(({ createdAt, ...testimonial }) => ({
          ...testimonial,
          created_at: createdAt,
        })),
        ...paging,
        distribution: testimonialStars,
      });
    });

const pageBy = <Entry>(request: Request, entries: readonly Entry[], size: number) =>
  paginate(entries, numberParam(request, 'page', 1, MAX_PAGE), numberParam(request, 'per_page', size, MAX_PAGE_SIZE));

const videosWire = (
  provider: Provider,
  request: Request,
  shown: readonly Video[],
): Answer<'videoReviews'>['results'] => {
  const { locale, write } = productWriter(provider, request);
  const urls = shown.map(({ productUrl }) => productUrl);
  const products = new Map(productsBy(provider.sql, locale, 'url', urls).map((found) => [found.row.url, write(found)]));
  return shown.map((video) => ({
    videoId: video.videoId,
    title: video.title[locale],
    description: video.description[locale],
    youtube_id: video.youtubeId,
    duration: video.durationSeconds,
    published_at: video.publishedAt,
    ...bannerImages(`video-${video.videoId}`),
    product: products.get(video.productUrl) ?? null,
  }));
};

/** Keeps links to products of this catalogue only: a small catalogue lacks some. */
const keepKnownLinks = ({ sql }: Provider, html: string): string =>
  html.replaceAll(/<a href="\/product\/([^"]*)">(.*?)<\/a>/g, (link, url: string, words: string) =>
    sql.get('SELECT 1 FROM product WHERE url = ?', url) ? link : words,
  );

const articleWire = (article: Article, locale: Locale): Answer<'newsList'>['results'][number] => ({
  url: article.slug,
  title: article.title[locale],
  lead: article.lead[locale],
  ...bannerImages(`news-${article.slug}`),
  published_at: article.publishedAt,
  views: article.views,
});
