/** Letters that NFD does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' };

/**
 * Normalises text for search: lower case, no diacritics (ș ş → s, ă â → a, î → i, ț ţ → t, ё → е, й → и), one space for
 * anything but letters and digits.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[đłøßæ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Codes ignore case but not punctuation. */
export const foldCode = (code: string): string => code.trim().toLowerCase();
