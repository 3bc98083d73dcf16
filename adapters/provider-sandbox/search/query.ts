import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import { makerByLine, searchWords } from './category-words.ts';
import { hasDigit, isLineWord, isVariantWord, MEMORY_MARK, searchKeys, type Token, tokenize } from './spelling.ts';
import type { Meaning, Term, Vocabulary } from './vocabulary.ts';
import { aliasAt, CONFIDENCE, exactTerms, meaningOf, withConfidence } from './word-meaning.ts';

/** A word of a query with its meanings in this catalogue. */
export interface QueryWord {
  readonly terms: Meaning;
  /** Confidence of the best and the worst meaning. */
  readonly confidence: { readonly most: number; readonly least: number };
  /** Names a kind of goods. */
  readonly isName: boolean;
  /** Importance: words with less weight are dropped first. */
  readonly weight: number;
  /** For a model number: the models it means, if there are several of that number. */
  readonly models: ModelMatches | undefined;
  /** A maker whose lines do not carry its name, in a query without any of these lines. */
  readonly isMaker: boolean;
  /** The folded input, when it was read as a typo. */
  readonly typo: string | undefined;
}

/** Models of one number, by whether the query means them. */
export interface ModelMatches {
  /** `same` are meant; `others` have words that the query lacks. */
  readonly requestedModels: readonly Term[];
  readonly otherModels: readonly Term[];
  /** Numbers that are not model numbers. */
  readonly notModels: readonly Term[];
  /** The query has words that make the model another one, as in `17 pro`. */
  readonly isVariant: boolean;
}

/** More words only cost time. */
const MOST_WORDS = 8;
const MOST_TEXT = 200;

/** Stop words. */
const stopWords = lazy(() => new Set(fold(searchWords().stopWords).split(' ')));

/**
 * The meanings of a query's words; unknown words are left out. A bare number that no title has alone means models that
 * end in it, `s26` for `26`; `isModelsEnd` applies this to every number.
 */
export const parseQuery = (
  text: string,
  vocabulary: Vocabulary,
  { isModelsEnd: matchModelEnds = false }: { readonly isModelsEnd?: boolean } = {},
): readonly QueryWord[] => {
  const written = tokenize(text.slice(0, MOST_TEXT));
  const telling = written.filter((word) => !stopWords().has(word.text));
  const words = joinModels(telling.length > 0 ? telling : written, vocabulary).slice(0, MOST_WORDS);
  const meant: (Meaning | undefined)[] = [];
  const typos = new Map<Meaning | undefined, string>();
  for (let at = 0; at < words.length; ) {
    const named = aliasAt(words, at, vocabulary);
    if (named) {
      meant.push(...named.meant);
      at += named.length;
      continue;
    }
    const word = words[at] ?? { text: '' };
    const { parts, isTypo } = meaningOf(word, { isFirst: at === 0, isLast: at === words.length - 1 }, vocabulary);
    const isEnd = BARE_NUMBER.test(word.text) && (matchModelEnds || exactTerms(word, vocabulary).length === 0);
    const ending = isEnd ? vocabulary.modelsEndingIn(word.text) : [];
    meant.push(
      ...(ending.length > 0 ? [new Map([...withConfidence(ending, CONFIDENCE.ending), ...(parts[0] ?? [])])] : parts),
    );
    if (isTypo) typos.set(parts[0], word.text);
    at += 1;
  }
  const known = meant.filter((terms) => terms !== undefined);
  // A number alone means nothing when its word is unknown.
  if (known.length < meant.length && known.every((terms) => [...terms.keys()].every(({ key }) => hasDigit(key))))
    return [];
  const different = new Map(known.map((terms) => [[...terms.keys()].map(({ id }) => id).join(), terms]));
  const number = requestedModel(meant, vocabulary);
  const makersOfLines = new Set(known.flatMap((terms) => [...terms.keys()].map(({ key }) => makerByLine().get(key))));
  return [...different.values()].slice(0, MOST_WORDS).map((terms) => {
    const isName = [...terms.keys()].some((term) => term.isName);
    const sure = [...terms.values()];
    const confidence = { most: Math.max(...sure), least: Math.min(...sure) };
    return {
      ...{ terms, confidence, isName, weight: isName ? WEIGHT.name : weightOf(terms) },
      models: terms === number?.terms ? number.models : undefined,
      isMaker: surest(terms).some((key) => makerKeys().has(key) && !makersOfLines.has(key)),
      typo: typos.get(terms),
    };
  });
};

/** A number that is long enough for a model. */
const BARE_NUMBER = /^\d{2,}$/;

const makerKeys = lazy((): ReadonlySet<string> => new Set(makerByLine().values()));

/** The surest meaning, when there is exactly one and it passes the test. */
const onlyMeaning = (terms: Meaning | undefined, is: (key: string) => boolean): string[] => {
  const keys = surest(terms);
  return keys.length === 1 ? keys.filter(is) : [];
};

const surest = (terms: Meaning | undefined): readonly string[] => {
  const most = Math.max(...(terms?.values() ?? []));
  return [...(terms ?? [])].filter(([, sure]) => sure === most).map(([{ key }]) => key);
};

/** The first number with several models. Later numbers are memory sizes. */
const requestedModel = (meant: readonly (Meaning | undefined)[], vocabulary: Vocabulary) => {
  for (const [at, terms] of meant.entries()) {
    const models = modelsAt(meant, at, vocabulary);
    if (terms && models) return { terms, models };
  }
  return undefined;
};

/** The models of the number at a position, grouped by the words next to it. */
const modelsAt = (
  meant: readonly (Meaning | undefined)[],
  at: number,
  vocabulary: Vocabulary,
): ModelMatches | undefined => {
  const terms = meant[at];
  if (!terms || weightOf(terms) !== WEIGHT.number) return undefined;
  const models = [...terms.keys()].flatMap(({ key }) => vocabulary.modelsOf(key));
  // An unfinished number may become any number, and a number with one meaning has no other models.
  const isSure = [...terms.values()].includes(1);
  if (!isSure || (models.length === 0 && terms.size === 1)) return undefined;
  const said = onlyMeaning(meant[at - 1], isLineWord);
  for (let after = at + 1; after < meant.length; after += 1) {
    const [variant] = onlyMeaning(meant[after], isVariantWord);
    if (variant === undefined) break;
    said.push(variant);
  }
  const asked = new Set(meant.flatMap((some) => [...(some?.keys() ?? [])].map(({ key }) => key)));
  const isMeant = (words: readonly string[]) =>
    said.every((word) => words.includes(word)) && words.every((word) => asked.has(word));
  const kindOf = (words: readonly string[]) =>
    words.includes(MEMORY_MARK) ? 'none' : isMeant(words) ? 'same' : 'others';
  const { same = [], others = [], none = [] } = Object.groupBy(models, ({ words }) => kindOf(words));
  return {
    requestedModels: same.map(({ term }) => term),
    otherModels: others.map(({ term }) => term),
    notModels: none.map(({ term }) => term),
    isVariant: said.length > 0,
  };
};

/** Kinds of goods weigh most, then makers and lines, then numbers. */
const WEIGHT = { name: 4, word: 2, number: 1 } as const;

const weightOf = (terms: Meaning): number =>
  [...terms.keys()].every(({ key }) => hasDigit(key)) ? WEIGHT.number : WEIGHT.word;

/** `a 37` becomes `a37` when such a model exists. */
const joinModels = (words: readonly Token[], vocabulary: Vocabulary): readonly Token[] => {
  const result: Token[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const whole = (before?.text ?? '') + word.text;
    const isModel = before !== undefined && hasDigit(before.text) !== hasDigit(word.text);
    if (isModel && searchKeys(whole).some((key) => vocabulary.find(key))) result.splice(-1, 1, { text: whole });
    else result.push(word);
  }
  return result;
};
