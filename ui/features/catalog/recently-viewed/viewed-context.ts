import { requiredContext } from '#ui/app/required-context.ts';
import type { ViewedStore } from './viewed-store.ts';

/** What the visitor looked at. */
export const [ViewedContext, useViewed] = requiredContext<ViewedStore>('Viewed');
