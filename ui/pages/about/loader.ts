import { type Loaded, pageLoader } from '#ui/app/loading.ts';

/** The operator's text about the shop; optional (rule CONTENT-6). */
export const load = pageLoader(async ({ shop, locale, signal }) => {
  const answer = await shop.content.page({ page: 'about', locale }, signal);
  return answer.ok ? { page: answer.value } : {};
});

export type AboutData = Loaded<typeof load>;
