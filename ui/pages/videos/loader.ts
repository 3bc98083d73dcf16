import type { VideoPage } from '#core/editorial/videos/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export interface VideosData extends VideoPage {
  readonly page: number;
}

export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<VideosData> => {
  const page = requestedPage(url);
  return { page, ...required(await shop.videos.page({ page, locale }, signal)) };
});
