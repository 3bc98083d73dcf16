import { requiredContext } from '#ui/app/required-context.ts';
import type { CompareStore } from './compare-store.ts';

/** What the visitor compares. */
export const [CompareContext, useCompare] = requiredContext<CompareStore>('Compare');
