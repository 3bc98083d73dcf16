import { newsArticle, newsList, toArticlePage, toNewsPage } from '#adapters/provider-http/calls/news.ts';
import { MOST_READ, NEWS_CHUNK, type NewsRoom } from '#core/editorial/news/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** News over the provider's HTTP calls, six a page (rule NEWS-2). */
export const createHttpNewsRoom = (access: ProviderAccess): NewsRoom => {
  const mapping = { pictures: access.transport.pictures };
  return {
    page: ({ page, locale }, signal) =>
      ask(
        access,
        newsList,
        { query: { page, per_page: NEWS_CHUNK } },
        { locale, signal },
        mapped((answer) => toNewsPage(answer, mapping)),
      ),
    mostRead: ({ locale }, signal) =>
      ask(
        access,
        newsList,
        { query: { page: 1, per_page: MOST_READ, order: 'popular' } },
        { locale, signal },
        mapped((answer) => toNewsPage(answer, mapping).articles),
      ),
    article: ({ url, locale }, signal) =>
      ask(
        access,
        newsArticle,
        { params: { url } },
        { locale, signal },
        mapped((answer) => toArticlePage(answer, { ...mapping, locale })),
      ),
  };
};
