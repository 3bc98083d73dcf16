import { distance, slipsIn } from './distance.ts';
import { MODEL_GAP } from './spelling.ts';

/** A word that stands somewhere in the catalogue, as a key. */
export interface Term {
  readonly id: number;
  readonly key: string;
  /** Whether goods of a category are called so. */
  readonly isName: boolean;
}

/** Terms that may be meant, with how surely: 1 is what was written. */
export type Meant = ReadonlyMap<Term, number>;

/** A number of a model with the words that make another model of it, as one term of a title. */
export interface Model {
  readonly term: Term;
  readonly words: readonly string[];
}

export interface Vocabulary {
  /** The term with exactly this key. */
  find(key: string): Term | undefined;
  /** Those that begin so. */
  beginning(key: string): readonly Term[];
  /** Those that have it somewhere inside. */
  holding(key: string): readonly Term[];
  /** The nearest within the slips that a word of this length is forgiven, and how many there are in each. */
  near(key: string): { readonly terms: readonly Term[]; readonly slips: number };
  /** Models of a letter or two before a number: `s26` and `a26` of `26`. */
  endingIn(number: string): readonly Term[];
  /** Those models of a number that titles call by more than the number. */
  modelsOf(number: string): readonly Model[];
}

/** More expansions of one word are not distinguished by anybody, and only cost time. */
const MOST = 60;
const BEFORE_NUMBER = /^[a-z]{1,2}(\d+)$/;
/** A word this long is known even when its first letter is wrong. */
const LEAST_WITHOUT_FIRST = 5;

/** Every word of the catalogue, a few thousand, at hand for finding what is meant. */
export const vocabularyOf = (all: readonly Term[]): Vocabulary => {
  // What is several words is a model: nobody means it by one word.
  const terms = all.filter(({ key }) => !key.includes(MODEL_GAP));
  const models = Map.groupBy(
    all
      .filter(({ key }) => key.includes(MODEL_GAP))
      .map((term) => {
        const [number = '', ...words] = term.key.split(MODEL_GAP).filter((word) => word !== '');
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
    find: (key) => byKey.get(key),
    beginning: (key) => {
      const found: Term[] = [];
      for (let at = firstFrom(key); ; at += 1) {
        const term = sorted[at];
        if (!term?.key.startsWith(key)) break;
        found.push(term);
      }
      // A letter begins too many: the shortest are what it soonest becomes.
      return found.sort((one, other) => one.key.length - other.key.length).slice(0, MOST);
    },
    holding: (key) => terms.filter((term) => term.key.includes(key)).slice(0, MOST),
    near: (key) => {
      let slips = slipsIn(key.length);
      let found: Term[] = [];
      if (slips === 0) return { terms: found, slips };
      for (const term of words) {
        const far = distance(key, term.key, slips);
        if (far > slips) continue;
        if (far < slips) found = [];
        slips = far;
        found.push(term);
      }
      // People seldom miss the first letter of a word, and a short word without it would be any other.
      const alike = found.filter((term) => term.key[0] === key[0]);
      const likely = alike.length > 0 || key.length < LEAST_WITHOUT_FIRST ? alike : found;
      return { terms: likely.slice(0, MOST), slips };
    },
    endingIn: (number) => terms.filter(({ key }) => BEFORE_NUMBER.exec(key)?.[1] === number),
    modelsOf: (number) => models.get(number) ?? [],
  };
};
