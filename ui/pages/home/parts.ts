import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';

/** A row of products below the banners. */
export const Row = hydrateWhenVisible(() => import('#ui/features/site/home/home-row.tsx'), 'HomeRow');

/** The newest video reviews and articles, at the foot of the page. */
export const Newest = hydrateWhenVisible(() => import('./newest.tsx'), 'Newest');
