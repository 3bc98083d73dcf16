import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const page = requestedPage(url);
  return { page, ...required(await shop.videos.page({ page, locale }, signal)) };
});

export type VideosData = Loaded<typeof load>;
