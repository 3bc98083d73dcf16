import { createLoadNews, type NewsScreen } from '#core/editorial/news/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export interface NewsData extends NewsScreen {
  readonly page: number;
}

export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<NewsData> => {
  const page = requestedPage(url);
  return { page, ...required(await createLoadNews(shop)({ page, locale }, signal)) };
});
