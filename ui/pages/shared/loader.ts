import { pageLoader } from '#ui/app/loading.ts';

/** Loads nothing: the list is in the fragment, which no server receives. */
export const load = pageLoader(async () => null);
