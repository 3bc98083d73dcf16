import type { CategoryCount, Product } from '#core/catalog/products/index.ts';
import { clean, cleanCode } from '#core/kernel/shared/index.ts';

/** Shortest text that is searched for, in characters (rule SEARCH-1). */
export const SEARCH_MIN = 2;
/** Most products that the quick search shows (rule SEARCH-2). */
export const QUICK_SEARCH_MAX = 3;
/** Pause in typing before a search is sent, ms (rule SEARCH-3). */
export const SEARCH_DEBOUNCE_MS = 600;
/** Pause in typing before the address changes, ms (rule SEARCH-4). */
export const SEARCH_ADDRESS_MS = 1000;

/** Whether a text is long enough to search for; spaces around it do not count (rule SEARCH-1). */
export const isSearchable = (text: string): boolean => clean(text).length >= SEARCH_MIN;

const CODE_LETTERS = 'MI';
const CODE_LENGTH = 9;
const CODE_PREFIXES = ['acc-', 'ver3-', 'ver4-', 'hit-', 'ult-', 'bom-'];
/** What the digits of a code come after. */
export const CODE_BEGINNINGS: readonly string[] = [CODE_LETTERS, ...CODE_PREFIXES];

/**
 * Whether the vitrina takes a text for a product code: `MI` and at least 9 characters in all, or one of six prefixes;
 * case counts, spaces around do not (rule SEARCH-5).
 */
export const isProductCode = (text: string): boolean => {
  const code = cleanCode(text);
  if (CODE_PREFIXES.some((prefix) => code.startsWith(prefix))) return true;
  return code.startsWith(CODE_LETTERS) && code.length >= CODE_LENGTH;
};

/** How a text is searched for: not at all, in the whole catalogue, or by product code. */
export type SearchMode = 'none' | 'text' | 'code';

/** How a text is searched for; by code only in the vitrina (rules SEARCH-1, SEARCH-5). */
export const searchMode = (text: string, vitrina: boolean): SearchMode => {
  if (!isSearchable(text)) return 'none';
  return vitrina && isProductCode(text) ? 'code' : 'text';
};

/** What a search found. */
export interface SearchAnswer {
  readonly products: readonly Product[];
  readonly totalCount: number;
  readonly byCategory: readonly CategoryCount[];
  /** The text that was searched for instead of one with a slip of the finger (rule SEARCH-20). */
  readonly corrected?: string;
}

/** What the quick search shows of an answer. */
export interface QuickResults extends SearchAnswer {
  /** Whether a link to all results is shown. */
  readonly linksToAll: boolean;
}

/**
 * What is shown of an answer: the first three products, and, unless the search was by code, the link to all results and
 * the categories that have any (rules SEARCH-2, SEARCH-6).
 */
export const quickResults = (answer: SearchAnswer, mode: SearchMode): QuickResults => ({
  products: answer.products.slice(0, QUICK_SEARCH_MAX),
  totalCount: answer.totalCount,
  byCategory: mode === 'code' ? [] : answer.byCategory.filter(({ totalCount }) => totalCount > 0),
  linksToAll: mode !== 'code' && answer.totalCount > 0,
});
