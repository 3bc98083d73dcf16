/** One line of a list to choose from. */
export interface SelectOption {
  /** Its place in the browser's own list. */
  readonly index: number;
  readonly words: string;
}

/** Whether two lists have the same options. */
export const isSameList = (one: readonly SelectOption[], other: readonly SelectOption[]): boolean =>
  one.length === other.length && one.every(({ words }, place) => words === other[place]?.words);

/** From this many options on, a list can be narrowed by typing. */
const LONG = 12;

/** How far the keys of a page lead, in options. */
const PAGE = 10;

/** Letters as people type them: small, and without their marks. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a list of so many options can be narrowed by typing. */
export const isLong = (count: number): boolean => count >= LONG;

/** The options one of whose words begins with what is typed, whatever the marks and the size of letters. */
export const narrowed = (options: readonly SelectOption[], typed: string): readonly SelectOption[] => {
  const sought = plain(typed).trim();
  return options.filter(({ words }) => ` ${plain(words).replaceAll(/[\s(/-]+/g, ' ')}`.includes(` ${sought}`));
};

/**
 * The place of the option that what is typed leads to, from a place on: the next one that begins with it; where one letter
 * is typed again and again, each time the one after. The same place when there is none.
 */
export const typedTo = (options: readonly SelectOption[], from: number, typed: string): number => {
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

/** The place that a key leads to in a list of so many; undefined for keys that lead nowhere. */
export const movedBy = (key: string, place: number, count: number): number | undefined => {
  const step = steps.get(key);
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, place + step));
};
