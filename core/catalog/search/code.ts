import { cleanCode } from '#core/kernel/shared/index.ts';
import { isProductCode, searchMode } from './search.ts';

/** Longest code, in characters. */
const CODE_MAX = 40;
const CODE = /^[A-Za-z0-9][\w./-]*$/;
/** Codes as a hurried hand writes them: the letters in any case, then digits. */
const ANY_CASE = /^(?:(mi)(\d+)|(acc-|ver3-|ver4-|hit-|ult-|bom-)(.+))$/i;

/**
 * The product code that a text is, as the vitrina writes codes (rule QUICK-1); undefined when it is none: a code by
 * rule SEARCH-5 has no spaces and at least one digit, and the case of its letters is put right.
 */
export const readCode = (text: string): string | undefined => {
  const typed = cleanCode(text);
  const [, letters, digits, prefix, rest] = ANY_CASE.exec(typed) ?? [];
  const code = letters ? `${letters.toUpperCase()}${digits}` : prefix ? `${prefix.toLowerCase()}${rest}` : typed;
  const isCode = code.length <= CODE_MAX && CODE.test(code) && /\d/.test(code) && isProductCode(code);
  return isCode ? code : undefined;
};

/**
 * The beginning of a code that a text may be, in the spelling of codes, where it is too short to be looked for as one before
 * it is by name; for a search of the vitrina that finds nothing so (rule SEARCH-21).
 */
export const codeBegun = (text: string): string | undefined => {
  const typed = cleanCode(text).toUpperCase();
  if (/^MI\d{1,4}$/.test(typed)) return typed;
  return /^\d{3,5}$/.test(typed) ? `MI${typed}` : undefined;
};

/**
 * Whether a text is taken for a product's code and nothing else, also by Enter; what only begins like one, such as
 * `MI band 9`, may be a name (rules SEARCH-15, SEARCH-16).
 */
export const takesByCode = (text: string, vitrina: boolean): boolean =>
  searchMode(text, vitrina) === 'code' && readCode(text) !== undefined;
