import { mayBeCode } from './likely-codes.ts';

/** What is typed after this long belongs to something else, ms (rule SEARCH-25). */
export const STRAY_MS = 1_000;

interface Key {
  /** Key as the browser names it: a letter, or a name such as `Enter`. */
  readonly key: string;
  /** When it was pressed, ms of any clock. */
  readonly at: number;
}

/**
 * Collects keys typed outside any field, as scanners do. Returns the code, or its digits, on Enter (rules SEARCH-25,
 * SEARCH-26).
 */
export const createTypedCodeReader = () => {
  let [text, last] = ['', Number.NEGATIVE_INFINITY];
  return {
    press: ({ key, at }: Key): string | undefined => {
      if (at - last > STRAY_MS) text = '';
      last = at;
      if (key.length === 1) text += key;
      if (key !== 'Enter') return undefined;
      const entered = text;
      text = '';
      return mayBeCode(entered) ? entered : undefined;
    },
  };
};
