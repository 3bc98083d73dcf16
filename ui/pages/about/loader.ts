import type { ContentPage } from '#core/editorial/content/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface AboutData {
  /** The operator's words; absent when they could not be loaded. */
  readonly page?: ContentPage;
}

/** What the operator says of the shop; the page stands without it (rule CONTENT-6). */
export const load = pageLoader(async ({ shop, locale, signal }): Promise<AboutData> => {
  const answer = await shop.content.page({ page: 'about', locale }, signal);
  return answer.ok ? { page: answer.value } : {};
});
