import type { VisitedLists } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** How the lists of this tab were left, for links that lead back to them. */
export const [VisitedListsContext, useVisitedLists] = requiredContext<VisitedLists>('VisitedLists');
