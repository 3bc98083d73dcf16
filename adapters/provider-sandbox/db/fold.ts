/** Letters that NFD does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' };

/**
 * One spelling for search: lower case, without diacritics (ș ş → s, ă â → a, î → i, ț ţ → t, ё → е, й → и),
 * anything but letters and digits as one space.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[đłøßæ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A code as it is looked up: case does not matter, punctuation does. */
export const foldCode = (code: string): string => code.trim().toLowerCase();
