import { pageLoader } from '#ui/app/loading.ts';

/** Nothing is loaded: the page is shown where nothing can be. */
export const loadOffline = pageLoader(async () => null);
