import { pageLoader } from '#ui/app/loading.ts';

/** Nothing: what the page lists is each partner's own and comes after the page. */
export const load = pageLoader(async () => null);
