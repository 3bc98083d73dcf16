import { partWhenSeen } from '#ui/app/part-when-seen.tsx';

const detailsCode = () => import('./details.tsx');
const besideCode = () => import('./beside.tsx');

export const Details = partWhenSeen({
  onServer: import.meta.env.SSR ? (await detailsCode()).Details : undefined,
  load: async () => (await detailsCode()).Details,
});

export const Beside = partWhenSeen({
  onServer: import.meta.env.SSR ? (await besideCode()).Beside : undefined,
  load: async () => (await besideCode()).Beside,
});
