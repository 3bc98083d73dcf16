import { hydrateWhenVisible } from '#ui/app/hydrate-when-visible.tsx';

const detailsCode = () => import('./details.tsx');
const besideCode = () => import('./beside.tsx');

export const Details = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await detailsCode()).Details : undefined,
  load: async () => (await detailsCode()).Details,
});

export const Beside = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await besideCode()).Beside : undefined,
  load: async () => (await besideCode()).Beside,
});
