import type { VisitedLists } from '#core/kernel/paging/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** How the lists of this tab were left, for links that lead back to them. */
export const useVisitedLists = providedHook<VisitedLists>('VisitedLists');
