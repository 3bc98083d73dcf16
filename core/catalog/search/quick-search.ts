import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import { codePrefix, isCodeQuery } from './code.ts';
import { parseCodeDigits } from './code-digits.ts';
import { findAlternative } from './find-alternative.ts';
import { codesToTry, exactProduct, findByCodes, likelyCodes } from './likely-codes.ts';
import type { SearchDesk } from './ports.ts';
import { isProductCode, type QuickResults, quickResults, type SearchAnswer, searchMode } from './search.ts';
import type { SearchByMeaning } from './understanding/understand.ts';

/** What a finished quick search gives. */
export interface QuickAnswer {
  /** What the text found, or, where it found nothing, what the suggestion did. */
  readonly results: QuickResults;
  /** The other text that finds something where this one finds nothing (rules SEARCH-10, SEARCH-20). */
  readonly suggestion?: string;
  /** What looks like a code was searched for by name (rule SEARCH-16). */
  readonly byName?: true;
}

interface Dependencies {
  readonly search: Pick<SearchDesk, 'byText' | 'byCode'>;
  /** Searches for what a text means; texts are searched for as they are written when absent (rule SEARCH-17). */
  readonly byMeaning?: SearchByMeaning | undefined;
}

/** What a search is for, and whose mode decides how. */
export interface QuickQuery {
  readonly text: string;
  readonly locale: Locale;
  readonly vitrina: boolean;
  /** By name, also what looks like a code (rule SEARCH-16). */
  readonly byName?: boolean | undefined;
}

/**
 * Use-case: one search. Tries codes in the vitrina (rules SEARCH-5, SEARCH-16, SEARCH-23, SEARCH-26, SEARCH-27), then
 * the text as understood (rule SEARCH-17), then codes that begin like it (rule SEARCH-21), then other spellings (rules
 * SEARCH-10, SEARCH-20). Undefined for a text that is too short. Errors: those of the port.
 */
export const createQuickSearch =
  ({ search, byMeaning }: Dependencies) =>
  async (query: QuickQuery, signal?: AbortSignal): Promise<Result<QuickAnswer, Failure> | undefined> => {
    const { locale } = query;
    const text = clean(query.text);
    const mode = searchMode(text, query.vitrina);
    if (mode === 'none') return undefined;
    const codes = query.vitrina && !query.byName ? codesToTry(text) : [];
    const ask = (code: string) => search.byCode({ text: code, locale }, signal);
    const byCode = codes.length > 0 ? await findByCodes(codes, ask) : undefined;
    if (byCode && (!byCode.ok || byCode.value.found.totalCount > 0 || isCodeQuery(text, true)))
      return mapResult(byCode, ({ found }) => ({
        results: quickResults(found, isWhole(found, text) ? 'code' : 'text'),
      }));
    const meaning = mode === 'text' ? byMeaning?.({ text, locale }, signal) : undefined;
    const meant = meaning && (await meaning);
    if (meant) return ok({ results: quickResults(meant.listing, mode) });
    const asked = mode === 'code' ? ({ byName: true } as const) : {};
    const answer = await search.byText({ text, locale }, signal);
    if (!answer.ok || answer.value.totalCount > 0)
      return mapResult(answer, (found) => ({
        results: quickResults(found, 'text'),
        ...(found.corrected === undefined ? {} : { suggestion: found.corrected }),
        ...asked,
      }));
    const begun = query.vitrina ? codePrefix(text) : undefined;
    const coded = begun === undefined ? undefined : await search.byCode({ text: begun, locale }, signal);
    if (coded?.ok && coded.value.totalCount > 0) return ok({ results: quickResults(coded.value, 'text') });
    const alternative = await findAlternative(text, (other) => search.byText({ text: other, locale }, signal));
    return ok({
      results: quickResults(alternative?.found ?? answer.value, 'text'),
      ...(alternative ? { suggestion: alternative.text } : {}),
      ...asked,
    });
  };

/** Whether what codes found was asked for as whole ones; of what only begins so there may be more (rules SEARCH-6, SEARCH-26, SEARCH-27). */
const isWhole = ({ products }: SearchAnswer, text: string): boolean =>
  parseCodeDigits(text) === undefined
    ? likelyCodes(text).length > 0 || isProductCode(text)
    : exactProduct(products, text) !== undefined;

export type SearchQuickly = ReturnType<typeof createQuickSearch>;
