import { isRussian } from './script.ts';

/**
 * The same keys in the same order on three layouts: what a finger typed on one is found on another (rule SEARCH-11).
 */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Romanian (standard): the letters with marks stand where the Latin layout has brackets and punctuation. */
const ROMANIAN = 'qwertyuiopăîasdfghjklșțzxcvbnm,.â';

const swap = (text: string, from: string, to: string): string =>
  [...text]
    .map((sign) => {
      const key = from.indexOf(sign);
      return key < 0 ? sign : to.charAt(key);
    })
    .join('');

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * What a lower-case text would have been on the other keyboard layouts: Russian keys read as Latin and as Romanian
 * ones, Latin keys as Russian and as Romanian ones (rule SEARCH-11). Texts that stay as they were are left out.
 */
export const otherLayouts = (text: string): readonly string[] => {
  const others = isRussian(text)
    ? [swap(text, RUSSIAN, LATIN), swap(text, RUSSIAN, ROMANIAN)]
    : [swap(swap(text, ROMANIAN, LATIN), LATIN, RUSSIAN), swap(text, LATIN, ROMANIAN)];
  return [...new Set(others)].filter((other) => other !== text && hasLetters(other));
};
