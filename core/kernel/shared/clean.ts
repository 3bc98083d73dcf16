/** Invisible characters, such as zero-width and direction marks. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const ODD_LINE_ENDS = /[\u2028\u2029]/g;
/** No-break and typographic spaces, and the blank of Braille. */
const ODD_SPACES = /[\p{Zs}\u2800]/gu;
/** Signs that are drawn like a hyphen; a dash between words is punctuation and stays. */
const ODD_MINUS = /[\u2010-\u2012\u2212\uFE63\uFF0D]/g;
const DASHES = /[\p{Pd}]/gu;

/**
 * A pasted or typed text without what cannot be seen: no format characters, every space and minus an ordinary
 * one, nothing blank around it (rule FORM-4). Its lines and tabs stay.
 */
export const clean = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(ODD_LINE_ENDS, '\n')
    .replaceAll(ODD_SPACES, ' ')
    .replaceAll(ODD_MINUS, '-')
    .trim();

/** A pasted code or number, with every dash replaced by a minus (rule FORM-4). */
export const cleanCode = (text: string): string => clean(text).replaceAll(DASHES, '-');

const WHOLE_NUMBER = /^(?:\d{1,9}|\d{1,3}(?: \d{3}){1,2})$/;

/**
 * Parses a whole number of 0 or more, with or without spaces between thousands; undefined for anything else, such as
 * `1,5`, `-3` or `2 pcs` (rule FORM-5).
 */
export const wholeNumber = (text: string): number | undefined => {
  const typed = clean(text);
  return WHOLE_NUMBER.test(typed) ? Number(typed.replaceAll(' ', '')) : undefined;
};
