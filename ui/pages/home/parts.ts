import { hydrateWhenVisible } from '#ui/app/hydrate-when-visible.tsx';

const rowCode = () => import('#ui/features/site/home/home-row.tsx');
const newestCode = () => import('./newest.tsx');

export const Row = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await rowCode()).HomeRow : undefined,
  load: async () => (await rowCode()).HomeRow,
});

export const Newest = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await newestCode()).Newest : undefined,
  load: async () => (await newestCode()).Newest,
});
