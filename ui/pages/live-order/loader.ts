import { pageLoader } from '#ui/app/loading.ts';

/** Nothing is loaded for a link whose key stands behind its "#", which no server is sent. */
export const load = pageLoader(async () => null);
