import { pageLoader, required } from '#ui/app/loading.ts';

export const load = pageLoader(async ({ shop, locale, params, signal }) =>
  required(await shop.landings.page({ locale, slug: params.slug ?? '' }, signal)),
);
