import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';

/** The promise on a page that hydrates without its code; its room is kept free until then. */
export const PromisedPart = hydrateWhenVisible(() => import('./promised.tsx'), 'Promised');
