import type { Product } from '#core/catalog/products/index.ts';
import { cleanCode, type Failure, type Result } from '#core/kernel/shared/index.ts';
import { readCode } from './code.ts';
import { codesOfDigits, hasDigits, parseCodeDigits } from './code-digits.ts';
import { otherLayouts } from './layouts.ts';
import { isCyrillic } from './script.ts';
import { CODE_BEGINNINGS, isProductCode, type SearchAnswer } from './search.ts';

/** Separators between the parts of a code. */
const BETWEEN = /[\s.-]+/g;
/** As many digits as the shortest whole code has, or a name would be taken for one. */
const WHOLE = 7;
/** So many of a beginning are hardly a name's. */
const BEGUN = 5;
/** What codes begin with, by how it is written without its dash. */
const beginnings = new Map(CODE_BEGINNINGS.map((beginning) => [beginning.replace('-', '').toLowerCase(), beginning]));

const different = (codes: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(codes)].filter((code) => code !== undefined);

/** The letters and first digits of a beginning; the number of a model has fewer, as in `mi 11 128`. */
const FIRST_DIGITS = /^[a-z]+[34]?[\s.-]*\d{4}/i;

/** A text without separators, if it is a code or its beginning with at least so many digits. */
const joined = (text: string, digits: number): string | undefined => {
  const form = new RegExp(`^(${[...beginnings.keys()].join('|')})(\\d{${digits},})$`, 'i');
  const [, letters = '', number] = form.exec(text.replace(BETWEEN, '')) ?? [];
  const beginning = beginnings.get(letters.toLowerCase());
  return beginning && `${beginning}${number}`;
};

/** A text and its form typed on the Cyrillic layout. */
const readings = (text: string): readonly string[] => {
  const typed = cleanCode(text);
  const lower = typed.toLowerCase();
  return [typed, ...(isCyrillic(lower) ? otherLayouts(lower) : [])];
};

/**
 * Codes that a vitrina search may mean, likeliest first: right case, without spaces, dots and dashes, typed on the
 * Cyrillic layout (rule SEARCH-23). Empty when the text is no whole code.
 */
export const likelyCodes = (text: string): readonly string[] =>
  different(readings(text).flatMap((read) => [readCode(read), joined(read, WHOLE)]));

/** The beginnings of codes that a text may be meant as, written in the same ways (rule SEARCH-27). */
const codesBegun = (text: string): readonly string[] =>
  different(readings(text).map((read) => (FIRST_DIGITS.test(read) ? joined(read, BEGUN) : undefined)));

/**
 * Codes that the vitrina tries before a search by name; empty for ordinary texts (rules SEARCH-5, SEARCH-23, SEARCH-26,
 * SEARCH-27).
 */
export const codesToTry = (text: string): readonly string[] => {
  const digits = parseCodeDigits(text);
  if (digits !== undefined) return codesOfDigits(digits);
  const meant = [likelyCodes(text), codesBegun(text)].find(({ length }) => length > 0);
  return meant ?? (isProductCode(text) ? [cleanCode(text)] : []);
};

/** Whether a text may be a whole code, or its digits, however it is written (rules SEARCH-23, SEARCH-26). */
export const mayBeCode = (text: string): boolean => likelyCodes(text).length > 0 || parseCodeDigits(text) !== undefined;

/** Whether a text leads to a product by its code, be it once it is searched for (rules SEARCH-15, SEARCH-23, SEARCH-26). */
export const findsByCode = (text: string, vitrina: boolean): boolean => vitrina && mayBeCode(text);

/** What codes find. */
export interface FoundByCode {
  /** The code with results, or the first code tried. */
  readonly code: string;
  readonly found: SearchAnswer;
}

/** Results of the first code with any, or an empty answer; undefined without codes. Errors: those of the port. */
export const findByCodes = async (
  codes: readonly string[],
  ask: (code: string) => Promise<Result<SearchAnswer, Failure>>,
): Promise<Result<FoundByCode, Failure> | undefined> => {
  let first: Result<FoundByCode, Failure> | undefined;
  for (const code of codes) {
    const answer = await ask(code);
    if (!answer.ok) return answer;
    const found = { ok: true, value: { code, found: answer.value } } as const;
    if (answer.value.totalCount > 0) return found;
    first ??= found;
  }
  return first;
};

/**
 * The product with exactly this code (rules SEARCH-15, SEARCH-23), or the only one with all its digits (rule
 * SEARCH-26); else undefined.
 */
export const exactProduct = (products: readonly Product[], text: string): Product | undefined => {
  const digits = parseCodeDigits(text);
  if (digits !== undefined) {
    const [one, ...others] = products.filter(({ code }) => hasDigits(code, digits));
    return others.length === 0 ? one : undefined;
  }
  const codes = [cleanCode(text), ...likelyCodes(text)];
  return products.find(({ code }) => codes.includes(code));
};
