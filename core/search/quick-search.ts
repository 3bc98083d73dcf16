import type { Journal } from '#core/errors/index.ts';
import { noted } from '#core/errors/index.ts';
import type { Locale } from '#core/locale/index.ts';
import { type Failure, mapResult, type Result } from '#core/shared/index.ts';
import { alternativeTexts } from './alternatives.ts';
import type { SearchDesk } from './ports.ts';
import { type QuickResults, quickResults, searchMode } from './search.ts';

/** What a finished quick search gives. */
export interface QuickAnswer {
  readonly results: QuickResults;
  readonly suggestion?: string;
}

interface Dependencies {
  readonly search: Pick<SearchDesk, 'byText' | 'byCode'>;
  readonly journal: Journal;
}

/** What a search is for, and whose mode decides how. */
export interface QuickQuery {
  readonly text: string;
  readonly locale: Locale;
  readonly vitrina: boolean;
}

/**
 * Use-case: searches once. By code where the showcase recognises one (rule SEARCH-5); when a text finds nothing, the
 * first of its other spellings that finds something is suggested (rule SEARCH-10). A text too short gives undefined.
 * Errors: the port's own, written down first (rule ERROR-9).
 */
export const makeQuickSearch =
  ({ search, journal }: Dependencies) =>
  async (query: QuickQuery, signal?: AbortSignal): Promise<Result<QuickAnswer, Failure> | undefined> => {
    const { locale } = query;
    const text = query.text.trim();
    const mode = searchMode(text, query.vitrina);
    if (mode === 'none') return undefined;
    const ask = mode === 'code' ? search.byCode : search.byText;
    const answer = noted(journal, `search by ${mode}`, await ask({ text, locale }, signal));
    if (!answer.ok || answer.value.totalCount > 0 || mode === 'code')
      return mapResult(answer, (found) => ({ results: quickResults(found, mode) }));
    const suggestion = await firstThatFinds(alternativeTexts(text), (other) =>
      search.byText({ text: other, locale }, signal),
    );
    return mapResult(answer, (found) => ({
      results: quickResults(found, mode),
      ...(suggestion === undefined ? {} : { suggestion }),
    }));
  };
export type SearchQuickly = ReturnType<typeof makeQuickSearch>;

/** The first text that finds anything, asked one after another: most searches for nothing end with the first. */
const firstThatFinds = async (
  texts: readonly string[],
  ask: (text: string) => Promise<Result<{ readonly totalCount: number }, Failure>>,
): Promise<string | undefined> => {
  for (const text of texts) {
    const answer = await ask(text);
    if (answer.ok && answer.value.totalCount > 0) return text;
  }
  return undefined;
};
