import { hydrateWhenVisible } from '#ui/app/hydrate-when-visible.tsx';
import { ahead, lazyPart } from '#ui/design/chunks.ts';

const code = () => import('./filter-form.tsx');

/** The filters beside a list; on a phone, which does not show them, the first load goes without their code. */
export const Filters = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await code()).FilterForm : undefined,
  load: async () => (await code()).FilterForm,
});

/** The same filters for the sheet of a narrow screen, which comes with its first opening. */
export const SheetFilters = lazyPart(code, 'FilterForm');
export const preloadFilters = ahead(code);
