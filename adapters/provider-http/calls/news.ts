import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  count,
  darkPicture,
  filled,
  html,
  maybe,
  moment,
  paged,
  pageQuery,
  picture,
  seoInfo,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { type Mapping, picturedOf, type TextMapping } from '#adapters/provider-http/mapping.ts';
import {
  type Article,
  type ArticlePage,
  MOST_READ,
  NEWS_CHUNK,
  type NewsPage,
  type NewsRoom,
} from '#core/editorial/news/index.ts';
import { toSeo } from './products.ts';

export const articleWire = v.object({
  url: slug,
  title: filled,
  lead: maybe(text),
  img: maybe(picture),
  ...darkPicture,
  published_at: moment,
  views: maybe(count),
});

export const newsList = defineCall({
  id: 'newsList',
  method: 'GET',
  path: '/general/news',
  summary: 'News, newest first or most read first',
  query: v.object({ ...pageQuery, order: v.optional(v.picklist(['newest', 'popular'])) }),
  assumed: true,
  answer: v.object({ results: v.array(articleWire), ...paged, seo_info: maybe(seoInfo) }),
  example: { query: { page: 1, per_page: 6, order: 'popular' as const } },
});

export const newsArticle = defineCall({
  id: 'newsArticle',
  method: 'GET',
  path: '/general/news/{url}',
  summary: 'One article with those recommended after it; 404 when there is none',
  params: v.object({ url: slug }),
  assumed: true,
  answer: v.object({
    article: v.object({ ...articleWire.entries, html }),
    recommended: v.array(articleWire),
    seo_info: maybe(seoInfo),
  }),
  example: { params: { url: 'new-shop-balti' }, from: { '/params/url': 'newsList#/results/0/url' } },
});

const toArticle = (wire: v.InferOutput<typeof articleWire>, mapping: Mapping): Article => ({
  url: wire.url,
  title: wire.title,
  lead: wire.lead ?? '',
  ...picturedOf(wire, mapping),
  publishedAt: wire.published_at,
});

/** One page of the news as core knows it. */
const toNewsPage = (wire: AnswerOf<typeof newsList>, mapping: Mapping): NewsPage => ({
  articles: wire.results.map((article) => toArticle(article, mapping)),
  totalCount: wire.totalCount,
  seo: toSeo(wire.seo_info),
});

/** An article as core knows it, its HTML clean. */
const toArticlePage = (wire: AnswerOf<typeof newsArticle>, mapping: TextMapping): ArticlePage => ({
  article: { ...toArticle(wire.article, mapping), html: cleanHtml(wire.article.html, mapping) },
  recommended: wire.recommended.map((article) => toArticle(article, mapping)),
  seo: toSeo(wire.seo_info),
});

/** News over the provider's HTTP calls, six a page (rule NEWS-2). */
export const createHttpNewsRoom = (access: ProviderAccess): NewsRoom => {
  const read = readerOf(access);
  return {
    page: read(newsList, ({ page }) => ({ query: { page, per_page: NEWS_CHUNK } }), toNewsPage),
    mostRead: read(
      newsList,
      () => ({ query: { page: 1, per_page: MOST_READ, order: 'popular' as const } }),
      (answer, mapping) => toNewsPage(answer, mapping).articles,
    ),
    article: read(newsArticle, ({ url }) => ({ params: { url } }), toArticlePage),
  };
};
