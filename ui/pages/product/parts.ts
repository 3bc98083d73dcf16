import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';

export const Details = hydrateWhenVisible(() => import('./details.tsx'), 'Details');
export const Beside = hydrateWhenVisible(() => import('./beside.tsx'), 'Beside');
