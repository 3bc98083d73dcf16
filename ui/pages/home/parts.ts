import { partWhenSeen } from '#ui/app/part-when-seen.tsx';

const rowCode = () => import('#ui/features/site/home/home-row.tsx');
const newestCode = () => import('./newest.tsx');

/** A row of products below the banners. */
export const Row = partWhenSeen({
  onServer: import.meta.env.SSR ? (await rowCode()).HomeRow : undefined,
  load: async () => (await rowCode()).HomeRow,
});

/** The newest video reviews and articles, at the foot of the page. */
export const Newest = partWhenSeen({
  onServer: import.meta.env.SSR ? (await newestCode()).Newest : undefined,
  load: async () => (await newestCode()).Newest,
});
