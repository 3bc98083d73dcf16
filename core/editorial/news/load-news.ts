import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, mapResult, type Result, valueOr } from '#core/kernel/shared/index.ts';
import { type Article, MOST_READ } from './news.ts';
import type { NewsPage, NewsRoom } from './ports.ts';

/** A page of the news with what is read most. */
export interface NewsScreen extends NewsPage {
  readonly mostRead: readonly Article[];
}

/**
 * Use-case: one page of the news and, side by side, the most read articles, which the page can do without (rule NEWS-3).
 * Errors: those of the page itself.
 */
export const createLoadNews =
  ({ news }: { readonly news: Pick<NewsRoom, 'page' | 'mostRead'> }) =>
  async (
    query: { readonly page: number; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<NewsScreen, Failure>> => {
    const [page, mostRead] = await Promise.all([
      news.page(query, signal),
      news.mostRead({ locale: query.locale }, signal),
    ]);
    return mapResult(page, (shown) => ({ ...shown, mostRead: valueOr(mostRead, []).slice(0, MOST_READ) }));
  };
