import { localeEntries } from '#core/kernel/locale/index.ts';
import { isCyrillic } from './script.ts';

/** Keys of a Latin layout; other layouts have the same order (rule SEARCH-11). */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** A language's keys where they differ from the Latin ones. */
const keyboardOf = ({ keyboard }: { readonly keyboard?: string }) => keyboard ?? LATIN;
const keyboards = [...new Set(Object.values(localeEntries).map(keyboardOf))].filter((keys) => keys !== LATIN);
const cyrillic = keyboards.filter(isCyrillic);
/** Layouts such as Romanian, with letters where Latin has punctuation. */
const extendedLatin = keyboards.filter((keys) => !isCyrillic(keys));

const swap = (text: string, from: string, to: string): string =>
  [...text]
    .map((sign) => {
      const key = from.indexOf(sign);
      return key < 0 ? sign : to.charAt(key);
    })
    .join('');

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * What a lower-case text would have been on the other keyboard layouts: Cyrillic keys read as Latin ones and as those
 * of a language in Latin letters, Latin keys as Cyrillic ones and as those (rule SEARCH-11). Texts that stay as they
 * were are left out.
 */
export const otherLayouts = (text: string): readonly string[] => {
  const plain = () => extendedLatin.reduce((read, keys) => swap(read, keys, LATIN), text);
  const others = isCyrillic(text)
    ? cyrillic.flatMap((typed) => [LATIN, ...extendedLatin].map((keys) => swap(text, typed, keys)))
    : [...cyrillic.map((keys) => swap(plain(), LATIN, keys)), ...extendedLatin.map((keys) => swap(text, LATIN, keys))];
  return [...new Set(others)].filter((other) => other !== text && hasLetters(other));
};
