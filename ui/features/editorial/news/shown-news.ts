import type { Article } from '#core/editorial/news/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What the lists of news of this tab showed, for who comes back to them. */
export const [ShownNewsContext, useShownNews] = requiredContext<PagesMemory<Article>>('ShownNews');
