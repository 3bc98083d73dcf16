import { cleanCode } from '#core/kernel/shared/index.ts';
import { isProductCode, searchMode } from './search.ts';

/** Longest code, in characters. */
const CODE_MAX = 40;
const CODE = /^[A-Za-z0-9][\w./-]*$/;
/** Codes as a hurried hand writes them: the letters in any case, then digits. */
const ANY_CASE = /^(?:(mi)(\d+)|(acc-|ver3-|ver4-|hit-|ult-|bom-)(.+))$/i;

/**
 * Normalizes a product code (rule QUICK-1); undefined when the text is not a code. A code has no spaces and at least
 * one digit (rule SEARCH-5).
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
export const codePrefix = (text: string): string | undefined => {
  const typed = cleanCode(text).toUpperCase();
  if (/^MI\d{1,4}$/.test(typed)) return typed;
  return /^\d{3,5}$/.test(typed) ? `MI${typed}` : undefined;
};

/** Whether a text is a code rather than a name such as `MI band 9` (rules SEARCH-15, SEARCH-16). */
export const isCodeQuery = (text: string, vitrina: boolean): boolean =>
  searchMode(text, vitrina) === 'code' && readCode(text) !== undefined;
