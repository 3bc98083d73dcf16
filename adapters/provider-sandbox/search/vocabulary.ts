import { allowedTypos, editDistance } from './distance.ts';
import { MODEL_SEPARATOR } from './spelling.ts';

/** A search key that occurs in the catalogue. */
export interface Term {
  readonly id: number;
  readonly key: string;
  /** Names the goods of a category. */
  readonly isName: boolean;
}

/** Possible terms with their confidence; 1 is an exact match. */
export type Meaning = ReadonlyMap<Term, number>;

/** A model number with the words that make it another model. */
export interface Model {
  readonly term: Term;
  readonly words: readonly string[];
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;

/** Most terms for one word. */
const MAX_TERMS = 60;
const BEFORE_NUMBER = /^[a-z]{1,2}(\d+)$/;
/** Shortest word whose first letter may be wrong. */
const LEAST_WITHOUT_FIRST = 5;

/** Indexes a few thousand terms for lookup. */
export const vocabularyOf = (all: readonly Term[]) => {
  // Keys of several words are models, which no single word means.
  const terms = all.filter(({ key }) => !key.includes(MODEL_SEPARATOR));
  const models = Map.groupBy(
    all
      .filter(({ key }) => key.includes(MODEL_SEPARATOR))
      .map((term) => {
        const [number = '', ...words] = term.key.split(MODEL_SEPARATOR).filter((word) => word !== '');
        return { term, number, words };
      }),
    ({ number }) => number,
  );
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const sorted = terms.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const words = terms.filter(({ key }) => !/\d/.test(key));

  const firstFrom = (key: string): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    /** The term with this key. */
    find: (key: string) => byKey.get(key),
    /** Terms that start with the key. */
    withPrefix: (key: string): readonly Term[] => {
      const found: Term[] = [];
      for (let at = firstFrom(key); ; at += 1) {
        const term = sorted[at];
        if (!term?.key.startsWith(key)) break;
        found.push(term);
      }
      // One letter starts too many terms; the shortest are the likeliest.
      return found.sort((one, other) => one.key.length - other.key.length).slice(0, MAX_TERMS);
    },
    /** Terms that contain the key. */
    containing: (key: string): readonly Term[] => terms.filter((term) => term.key.includes(key)).slice(0, MAX_TERMS),
    /** The nearest terms within the allowed typos, and the number of typos. */
    nearest: (key: string) => {
      let typos = allowedTypos(key.length);
      let found: Term[] = [];
      if (typos === 0) return { terms: found, typos };
      for (const term of words) {
        const far = editDistance(key, term.key, typos);
        if (far > typos) continue;
        if (far < typos) found = [];
        typos = far;
        found.push(term);
      }
      // People rarely mistype the first letter.
      const alike = found.filter((term) => term.key[0] === key[0]);
      const likely = alike.length > 0 || key.length < LEAST_WITHOUT_FIRST ? alike : found;
      return { terms: likely.slice(0, MAX_TERMS), typos };
    },
    /** Models with one or two letters before the number: `s26` and `a26` for `26`. */
    modelsEndingIn: (number: string): readonly Term[] =>
      terms.filter(({ key }) => BEFORE_NUMBER.exec(key)?.[1] === number),
    /** Models of a number that have more words in their names. */
    modelsOf: (number: string): readonly Model[] => models.get(number) ?? [],
  };
};
