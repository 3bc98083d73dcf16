import { cleanCode } from '#core/kernel/shared/index.ts';
import { CODE_BEGINNINGS } from './search.ts';

/** As many digits and nothing else are those of a code. */
const DIGITS = /^\d{6,}$/;

/** Digits of a product code as read off a box (rule SEARCH-26); undefined when the text is not a code. */
export const parseCodeDigits = (text: string): string | undefined => DIGITS.exec(cleanCode(text))?.[0];

/**
 * What digits may begin: first a code as they are, for a provider that finds codes by their digits, or has some without
 * letters, then a code of each kind (rule SEARCH-26).
 */
export const codesOfDigits = (digits: string): readonly string[] => [
  digits,
  ...CODE_BEGINNINGS.map((beginning) => `${beginning}${digits}`),
];

/** Whether digits are all those of a code (rule SEARCH-26). */
export const hasDigits = (code: string, digits: string): boolean => codesOfDigits(digits).includes(code);
