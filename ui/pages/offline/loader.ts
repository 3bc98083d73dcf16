import { pageLoader } from '#ui/app/loading.ts';

/** Loads nothing: the page must work without a connection. */
export const load = pageLoader(async () => null);
