import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';

const code = () => import('./filter-form.tsx');

/** The filters beside a list. A phone does not show them, so its first load goes without their code. */
export const Filters = hydrateWhenVisible(code, 'FilterForm');

/** The same filters for the sheet of a narrow screen, loaded when it first opens. */
export const SheetFilters = lazyPart(code, 'FilterForm');
