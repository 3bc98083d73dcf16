export interface SelectOption {
  /** Index in the browser's select. */
  readonly index: number;
  readonly words: string;
}

export const isSameList = (one: readonly SelectOption[], other: readonly SelectOption[]): boolean =>
  one.length === other.length && one.every(({ words }, place) => words === other[place]?.words);

/** From this many options on there is a filter field. */
const LONG = 12;

/** Options a page key moves by. */
const PAGE = 10;

/** Lower case without diacritics. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a list needs a filter field. */
export const isLong = (count: number): boolean => count >= LONG;

/** The options with a word that begins with the typed text, ignoring case and diacritics. */
export const filterOptions = (options: readonly SelectOption[], typed: string): readonly SelectOption[] => {
  const sought = plain(typed).trim();
  return options.filter(({ words }) => ` ${plain(words).replaceAll(/[\s(/-]+/g, ' ')}`.includes(` ${sought}`));
};

/**
 * Index of the next option that begins with the typed text; a repeated letter steps through its options. Returns `from`
 * when none matches.
 */
export const indexOfTyped = (options: readonly SelectOption[], from: number, typed: string): number => {
  const sought = plain(typed);
  const again = [...sought].every((letter) => letter === sought[0]);
  const [start, head] = again ? [from + 1, sought.slice(0, 1)] : [from, sought];
  const around = [...options.keys()].map((place) => (place + Math.max(0, start)) % options.length);
  return around.find((place) => plain(options[place]?.words ?? '').startsWith(head)) ?? from;
};

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE],
  ['PageUp', -PAGE],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/** Index that a key moves to; undefined for other keys. */
export const indexAfterKey = (key: string, place: number, count: number): number | undefined => {
  const step = steps.get(key);
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, place + step));
};
