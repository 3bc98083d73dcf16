import { hydrateWhenVisible } from '#ui/app/hydrate-when-visible.tsx';

const code = () => import('./promised.tsx');

/** The promise on a page that comes alive without its code: nothing is promised before, and its room is there. */
export const PromisedPart = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await code()).Promised : undefined,
  load: async () => (await code()).Promised,
});
