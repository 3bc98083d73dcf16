import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';

export const Row = hydrateWhenVisible(() => import('#ui/features/site/home/home-row.tsx'), 'HomeRow');

export const Reasons = hydrateWhenVisible(() => import('#ui/features/site/home/reasons.tsx'), 'Reasons');

export const Newest = hydrateWhenVisible(() => import('./newest.tsx'), 'Newest');
