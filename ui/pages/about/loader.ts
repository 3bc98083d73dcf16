import type { ContentPage } from '#core/editorial/content/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface AboutData {
  /** Absent when it could not be loaded. */
  readonly page?: ContentPage;
}

/** The operator's text about the shop; optional (rule CONTENT-6). */
export const load = pageLoader(async ({ shop, locale, signal }): Promise<AboutData> => {
  const answer = await shop.content.page({ page: 'about', locale }, signal);
  return answer.ok ? { page: answer.value } : {};
});
