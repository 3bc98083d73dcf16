import { pageLoader } from '#ui/app/loading.ts';

/** Nothing is loaded: the page is shown where nothing can be. */
export const load = pageLoader(async () => null);
