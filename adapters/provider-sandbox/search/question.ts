import { once } from '#adapters/provider-sandbox/data/once.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import { hasDigit, isLine, isVariant, keysOf, OF_MEMORY, type Written, wordsOf } from './spelling.ts';
import type { Meant, Term, Vocabulary } from './vocabulary.ts';
import { exactly, nameAt, SURENESS, sure, wordMeant } from './word-meaning.ts';
import { searchWords } from './words.ts';

/** A word of a search: what it may mean in this catalogue. */
export interface QuestionWord {
  readonly terms: Meant;
  /** How surely the surest and the least sure of them are meant. */
  readonly sureness: { readonly most: number; readonly least: number };
  /** Whether goods are called so. */
  readonly isName: boolean;
  /** How much is lost when it is left out. */
  readonly weight: number;
  /** Of a word that is the number of a model: which models it means, when there are others of that number. */
  readonly models: AskedModels | undefined;
  /** Whether it is a maker of lines that do not have its name, and none of these is asked for. */
  readonly isMaker: boolean;
  /** How it was typed, folded, where that is taken for a slip of the finger. */
  readonly slip: string | undefined;
}

/** What titles say of the models of a number that are called by more than it. */
export interface AskedModels {
  /** Those that are meant, and those that other words than the asked ones make. */
  readonly same: readonly Term[];
  readonly others: readonly Term[];
  /** Those of a number that is no model's. */
  readonly none: readonly Term[];
  /** Whether words beside the number make the model, `17 pro`: the one that is called by the number alone is another. */
  readonly isVariant: boolean;
}

/** Enough to name a product; more words only cost time. */
const MOST_WORDS = 8;
const MOST_TEXT = 200;

/** Words that say nothing of a product. */
const silent = once(() => new Set(fold(searchWords().silent).split(' ')));

/**
 * What a search means in a catalogue; words that mean nothing here are left out. A bare number that stands nowhere by
 * itself means the models that end in it, `s26` of `26`; any other does where that is asked for.
 */
export const understand = (
  text: string,
  vocabulary: Vocabulary,
  { isModelsEnd = false }: { readonly isModelsEnd?: boolean } = {},
): readonly QuestionWord[] => {
  const written = wordsOf(text.slice(0, MOST_TEXT));
  const telling = written.filter((word) => !silent().has(word.text));
  const words = joined(telling.length > 0 ? telling : written, vocabulary).slice(0, MOST_WORDS);
  const meant: (Meant | undefined)[] = [];
  const slips = new Map<Meant | undefined, string>();
  for (let at = 0; at < words.length; ) {
    const named = nameAt(words, at, vocabulary);
    if (named) {
      meant.push(...named.meant);
      at += named.length;
      continue;
    }
    const word = words[at] ?? { text: '' };
    const { parts, isSlip } = wordMeant(word, { isFirst: at === 0, isLast: at === words.length - 1 }, vocabulary);
    const isEnd = BARE.test(word.text) && (isModelsEnd || exactly(word, vocabulary).length === 0);
    const ending = isEnd ? vocabulary.endingIn(word.text) : [];
    meant.push(...(ending.length > 0 ? [new Map([...sure(ending, SURENESS.ending), ...(parts[0] ?? [])])] : parts));
    if (isSlip) slips.set(parts[0], word.text);
    at += 1;
  }
  const known = meant.filter((terms) => terms !== undefined);
  // A number alone tells nothing when the word that it belongs to is not understood.
  if (known.length < meant.length && known.every((terms) => [...terms.keys()].every(({ key }) => hasDigit(key))))
    return [];
  const different = new Map(known.map((terms) => [[...terms.keys()].map(({ id }) => id).join(), terms]));
  const number = askedModel(meant, vocabulary);
  const makersOfLines = new Set(known.flatMap((terms) => [...terms.keys()].map(({ key }) => makerOf().get(key))));
  return [...different.values()].slice(0, MOST_WORDS).map((terms) => {
    const isName = [...terms.keys()].some((term) => term.isName);
    const sure = [...terms.values()];
    const sureness = { most: Math.max(...sure), least: Math.min(...sure) };
    return {
      ...{ terms, sureness, isName, weight: isName ? WEIGHT.name : weightOf(terms) },
      models: terms === number?.terms ? number.models : undefined,
      isMaker: surest(terms).some((key) => makerKeys().has(key) && !makersOfLines.has(key)),
      slip: slips.get(terms),
    };
  });
};

/** A number without letters, long enough to be of a model. */
const BARE = /^\d{2,}$/;

/** The key of the maker of each line, by the line's key. */
const makerOf = once(
  (): ReadonlyMap<string, string> =>
    new Map(Object.entries(searchWords().makersOfLines).map(([line, maker]) => [keyOf(line), keyOf(maker)])),
);
const makerKeys = once((): ReadonlySet<string> => new Set(makerOf().values()));
const keyOf = (word: string): string => keysOf(word)[0] ?? '';

/** What a word surely means, when it is one thing and such a one. */
const only = (terms: Meant | undefined, is: (key: string) => boolean): string[] => {
  const keys = surest(terms);
  return keys.length === 1 ? keys.filter(is) : [];
};

const surest = (terms: Meant | undefined): readonly string[] => {
  const most = Math.max(...(terms?.values() ?? []));
  return [...(terms ?? [])].filter(([, sure]) => sure === most).map(([{ key }]) => key);
};

/** The number of the model that is asked for: the first one that has several. Those after it are of its memory. */
const askedModel = (meant: readonly (Meant | undefined)[], vocabulary: Vocabulary) => {
  for (const [at, terms] of meant.entries()) {
    const models = modelsAt(meant, at, vocabulary);
    if (terms && models) return { terms, models };
  }
  return undefined;
};

/** The models of the number that stands somewhere among the words of a search, by what is said beside it. */
const modelsAt = (
  meant: readonly (Meant | undefined)[],
  at: number,
  vocabulary: Vocabulary,
): AskedModels | undefined => {
  const terms = meant[at];
  if (!terms || weightOf(terms) !== WEIGHT.number) return undefined;
  const models = [...terms.keys()].flatMap(({ key }) => vocabulary.modelsOf(key));
  // A number that is not written to its end may become any; one that is the same alone has no others.
  const isSure = [...terms.values()].includes(1);
  if (!isSure || (models.length === 0 && terms.size === 1)) return undefined;
  const said = only(meant[at - 1], isLine);
  for (let after = at + 1; after < meant.length; after += 1) {
    const [variant] = only(meant[after], isVariant);
    if (variant === undefined) break;
    said.push(variant);
  }
  const asked = new Set(meant.flatMap((some) => [...(some?.keys() ?? [])].map(({ key }) => key)));
  const isMeant = (words: readonly string[]) =>
    said.every((word) => words.includes(word)) && words.every((word) => asked.has(word));
  const kindOf = (words: readonly string[]) =>
    words.includes(OF_MEMORY) ? 'none' : isMeant(words) ? 'same' : 'others';
  const { same = [], others = [], none = [] } = Object.groupBy(models, ({ words }) => kindOf(words));
  return {
    same: same.map(({ term }) => term),
    others: others.map(({ term }) => term),
    none: none.map(({ term }) => term),
    isVariant: said.length > 0,
  };
};

/** Goods by their names weigh most, then makers and lines, then numbers. */
const WEIGHT = { name: 4, word: 2, number: 1 } as const;

const weightOf = (terms: Meant): number =>
  [...terms.keys()].every(({ key }) => hasDigit(key)) ? WEIGHT.number : WEIGHT.word;

/** `a 37` is the model `a37` when there is one. */
const joined = (words: readonly Written[], vocabulary: Vocabulary): readonly Written[] => {
  const result: Written[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const whole = (before?.text ?? '') + word.text;
    const isModel = before !== undefined && hasDigit(before.text) !== hasDigit(word.text);
    if (isModel && keysOf(whole).some((key) => vocabulary.find(key))) result.splice(-1, 1, { text: whole });
    else result.push(word);
  }
  return result;
};
