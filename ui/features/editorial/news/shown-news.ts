import type { Article, NewsRoom } from '#core/editorial/news/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Pages shown by the news lists of this tab, and the loader that restores them. */
interface ShownNews {
  readonly memory: PagesMemory<Article>;
  readonly news: Pick<NewsRoom, 'page'>;
}

export const useShownNews = providedHook<ShownNews>('ShownNews');
