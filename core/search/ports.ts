import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { SearchAnswer } from './search.ts';

interface SearchQuery {
  readonly locale: Locale;
  readonly text: string;
}

/** Where products are found by a text. */
export interface SearchDesk {
  /** The first products, how many there are, and in which categories. */
  byText(query: SearchQuery, signal?: AbortSignal): Promise<Result<SearchAnswer, Failure>>;
  /** Products whose code begins like the text. */
  byCode(query: SearchQuery, signal?: AbortSignal): Promise<Result<SearchAnswer, Failure>>;
  /** Texts that many search for. */
  popular(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly string[], Failure>>;
}
