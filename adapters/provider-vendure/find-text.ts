import type { Locale } from '#core/kernel/locale/index.ts';
import { comparableText, type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { EngineAccess } from './engine-access.ts';
import { findHits, type Hit, type Hits } from './hits.ts';

/** What a text finds; `corrected` is the text that was searched for where the given one has a slip. */
export interface Found {
  readonly hits: Hits;
  readonly corrected?: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] => comparableText(text).match(WORD) ?? [];

/** Longer words may end in two other letters in another form. */
const STEM = 4;
const beginningOf = (word: string): string => (word.length > STEM ? word.slice(0, -2) : word);

const isMeantBy = (word: string, asked: string): boolean =>
  word.startsWith(asked) || (asked.length > STEM && /\p{L}$/u.test(asked) && word.startsWith(beginningOf(asked)));

/** Shorter words would turn into others. */
const SHORTEST_WITH_SLIP = 4;

/** Whether one letter of a word was left out, put in, changed or swapped with its neighbour. */
const isOneSlip = (one: string, other: string): boolean => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length);
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`);
};

const wordsIn = ({ productVariantName, sku }: Hit): readonly string[] => wordsOf(`${productVariantName} ${sku}`);

/** The hits whose name or code has all words of a text, each from its beginning. */
const withAllWords = (all: Hits, text: string): Hits => {
  const asked = wordsOf(text);
  const isFound = (hit: Hit) => {
    const words = wordsIn(hit);
    return asked.every((one) => words.some((word) => isMeantBy(word, one)));
  };
  return keep(all, asked.length > 0 ? all.items.filter(isFound) : []);
};

/** Fewer hits with only the facet values and collections that they have. */
const keep = (all: Hits, items: readonly Hit[]): Hits => {
  const values = new Set(items.flatMap(({ facetValueIds }) => facetValueIds));
  const collections = new Set(items.flatMap(({ collectionIds }) => collectionIds));
  return {
    items,
    facetValues: all.facetValues.filter(({ id }) => values.has(id)),
    collections: all.collections.filter(({ id }) => collections.has(id)),
  };
};

/** The text with each unknown word as the names spell the one it is a slip of; undefined where a word has none. */
const correctedBy = (all: Hits, text: string): string | undefined => {
  const known = new Map(
    all.items.flatMap(({ productVariantName }) =>
      (productVariantName.match(WORD) ?? []).map((word) => [comparableText(word), word] as const),
    ),
  );
  let isChanged = false;
  const corrected = text.replaceAll(WORD, (word) => {
    const asked = comparableText(word);
    if (asked.length < SHORTEST_WITH_SLIP || [...known.keys()].some((one) => isMeantBy(one, asked))) return word;
    const meant = [...known].find(([one]) => isOneSlip(one, asked));
    isChanged ||= meant !== undefined;
    return meant?.[1] ?? word;
  });
  return isChanged ? corrected : undefined;
};

/** How long the names of all variants are kept, ms. */
const NAMES_MS = 60_000;

/** Every variant by its name, as far as Vendure gives them at a time, kept for a minute in each language. */
export const createNames = (access: Pick<EngineAccess, 'transport'>) => {
  const kept = new Map<Locale, { readonly until: number; readonly hits: ReturnType<typeof findHits> }>();
  return async (locale: Locale): ReturnType<typeof findHits> => {
    const known = kept.get(locale);
    if (known && known.until > performance.now()) return known.hits;
    const hits = findHits(access, {}, { locale });
    kept.set(locale, { until: performance.now() + NAMES_MS, hits });
    if (!(await hits).ok) kept.delete(locale);
    return hits;
  };
};

/**
 * Finds variants by a text: those whose names have all its words, else what the engine's own search finds in other
 * texts, else those with the words that the text has slips of. The engine alone would miss words apart from each other
 * and, on SQLite, another case of Cyrillic letters.
 */
export const findByText = async (
  access: EngineAccess,
  text: string,
  context: { readonly locale: Locale; readonly signal?: AbortSignal | undefined },
): Promise<Result<Found, Failure>> => {
  const all = await access.names(context.locale);
  if (!all.ok) return all;
  const named = withAllWords(all.value, text);
  if (named.items.length > 0) return ok({ hits: named });
  const own = await findHits(access, { term: text }, context);
  if (!own.ok) return own;
  const corrected = own.value.items.length > 0 ? undefined : correctedBy(all.value, text);
  const meant = corrected === undefined ? undefined : withAllWords(all.value, corrected);
  return ok(
    corrected !== undefined && meant && meant.items.length > 0 ? { hits: meant, corrected } : { hits: own.value },
  );
};
