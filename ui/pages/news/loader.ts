import { localePath } from '#core/locale/index.ts';
import type { NewsScreen } from '#core/news/index.ts';
import { movedTo, pageLoader, required } from '#ui/app/loading.ts';
import { NEWS_PATH } from '#ui/features/news/article-path.ts';
import { requestedPage } from '#ui/features/paging/page-request.ts';

export interface NewsData extends NewsScreen {
  readonly page: number;
}

/** One page of the news with what is read most. */
export const loadNews = pageLoader(async ({ shop, locale, url, signal }): Promise<NewsData> => {
  const page = requestedPage(url);
  return { page, ...required(await shop.loadNews({ page, locale }, signal)) };
});

/** An article's address without the article leads to all of them. */
export const leadToNews = pageLoader(async ({ locale }) => {
  throw movedTo(localePath(NEWS_PATH, locale));
});
