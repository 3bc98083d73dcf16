import type { Article, NewsRoom } from '#core/editorial/news/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** The lists of news of this tab: what they showed, for who comes back to them, and by what a lost page is loaded again. */
interface ShownNews {
  readonly memory: PagesMemory<Article>;
  readonly news: Pick<NewsRoom, 'page'>;
}

export const [ShownNewsContext, useShownNews] = requiredContext<ShownNews>('ShownNews');
