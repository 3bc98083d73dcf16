import { pageLoader } from '#ui/app/loading.ts';

/** Loads nothing: a partner's lists load in the browser. */
export const load = pageLoader(async () => null);
