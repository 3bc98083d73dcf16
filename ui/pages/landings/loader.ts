import { pageLoader, required } from '#ui/app/loading.ts';

/** The landing pages that may be listed. */
export const load = pageLoader(async ({ shop, locale, signal }) =>
  required(await shop.landings.list({ locale }, signal)),
);
