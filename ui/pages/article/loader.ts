import { pageLoader, required } from '#ui/app/loading.ts';

export const load = pageLoader(async ({ shop, locale, params, signal }) =>
  required(await shop.news.article({ url: params.url ?? '', locale }, signal)),
);
