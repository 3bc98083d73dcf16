import { pageLoader, required } from '#ui/app/loading.ts';

/** Landing pages that may be listed. */
export const load = pageLoader(async ({ shop, locale, signal }) =>
  required(await shop.landings.list({ locale }, signal)),
);
