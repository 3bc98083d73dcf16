import type { TestimonialPage } from '#core/editorial/testimonials/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export interface FeedbacksData extends TestimonialPage {
  readonly page: number;
}

export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<FeedbacksData> => {
  const page = requestedPage(url);
  return { page, ...required(await shop.testimonials.page({ page, locale }, signal)) };
});
