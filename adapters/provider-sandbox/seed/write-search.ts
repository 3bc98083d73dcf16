import { colourForms } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { SeedCategory, SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { listPacker } from '#adapters/provider-sandbox/db/packed.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import {
  contextKey,
  hasDigit,
  isLine,
  isVariant,
  keysOf,
  letteredKey,
  MODEL_GAP,
  numberOfLettered,
  OF_MEMORY,
  type Written,
  wordsOf,
} from '#adapters/provider-sandbox/search/spelling.ts';
import { categoryWords, searchWords } from '#adapters/provider-sandbox/search/words.ts';
import type { CategoryIds } from './write-categories.ts';

/** Keys of the words of a text, an amount with its unit. */
const keysIn = (text: string): readonly string[] => wordsOf(text).flatMap((word) => keysOf(word.text).slice(0, 1));

/** Keys of a title: what stands joined in it is looked for in parts as well. */
const keysInTitle = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => [...keysOf(word.text).slice(0, 1), ...partsOf(word)]);

/** A number without its unit or without its letter; a line and its number apart, `fold 7` for `Fold7`. */
const partsOf = ({ text, number }: Written): readonly string[] => {
  if (number !== undefined) return [number];
  const lettered = numberOfLettered(keysOf(text)[0] ?? '');
  if (lettered !== undefined) return [letteredKey(lettered)];
  const [, line, digits] = /^(\p{L}{3,})(\d{1,3})$/u.exec(text) ?? [];
  return line && digits ? [...keysOf(line), digits] : [];
};

const keyOf = (word: Written | undefined): string => (word && keysOf(word.text)[0]) ?? '';

/** The words beside the number of a model that make another model of it: those after it, and the line before it. */
const variantAt = (words: readonly Written[], at: number): readonly string[] => {
  const after = words.slice(at + 1).map(keyOf);
  const end = after.findIndex((key) => !isVariant(key));
  return [keyOf(words[at - 1])].filter(isLine).concat(end < 0 ? after : after.slice(0, end));
};

/** The 8 of `8/256`. */
const MEMORY = /(?<!\d)(\d+)\/(?=\d)/g;

/**
 * The models in a title that are called by more than a number, each as one key: `17 pro maks`. A number that stands in
 * it alone as well, `iPhone 17 / 17 Pro`, is one too. That of a memory is kept as no model.
 */
const modelsInTitle = (text: string): readonly string[] => {
  const words = wordsOf(text.replaceAll(MEMORY, ''));
  const models = words.flatMap((word, at) => {
    if (!hasDigit(word.text) || word.number !== undefined) return [];
    const numbers = [keyOf(word), ...partsOf(word).filter((part) => /^\d/.test(part))];
    return numbers.map((number) => ({ number, variant: variantAt(words, at) }));
  });
  const varied = new Set(models.filter(({ variant }) => variant.length > 0).map(({ number }) => number));
  const named = new Set(models.map(({ number }) => number));
  const memories = [...text.matchAll(MEMORY)].flatMap(([, number = '']) => (named.has(number) ? [] : [number]));
  return [
    ...models
      .filter(({ number }) => varied.has(number))
      .map(({ number, variant }) => [number, ...(variant.length > 0 ? variant : [''])].join(MODEL_GAP)),
    ...memories.map((number) => [number, OF_MEMORY].join(MODEL_GAP)),
  ];
};

/** Without what follows a number: the `Pro` of a processor that a property names would be taken for that of a phone. */
const withoutVariants = (keys: readonly string[]): readonly string[] =>
  keys.filter(
    (key, at) => !isVariant(key) || !hasDigit(keys.slice(0, at).findLast((before) => !isVariant(before)) ?? ''),
  );

const flatten = (tree: readonly SeedCategory[]): SeedCategory[] =>
  tree.flatMap((node) => [node, ...flatten(node.children)]);

/** Texts that thousands of products share are taken apart once. */
const remembering = (work: (text: string) => readonly string[]): ((text: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const keys = known.get(text) ?? work(text);
    known.set(text, keys);
    return keys;
  };
};

/** What people say besides of a property with such words. */
const wordsOfProperty = (text: string): readonly string[] =>
  searchWords()
    .propertyWords.filter(({ pattern }) => pattern.test(text))
    .map(({ words }) => words);

/** The properties by whose words a product is looked for: those that lists are narrowed by. */
const propertyTexts = ({ groups }: SeedProduct, keys: ReadonlySet<string>): readonly string[] =>
  groups
    .flatMap(({ properties }) => properties)
    .filter(({ key, value }) => keys.has(key) && value.ro !== 'Nu')
    .flatMap(({ name, value }) => (value.ro === 'Da' ? [name.ru, name.ro] : [value.ru, value.ro]))
    .flatMap((text) => [text, ...wordsOfProperty(text)]);

/** Gives a writer of one product's search words; `finish` writes what was gathered over all of them. */
export const searchWriter = (
  sql: Sql,
  tree: readonly SeedCategory[],
  ids: CategoryIds,
  facetKeys: ReadonlySet<string>,
): { readonly write: (row: number, product: SeedProduct) => void; readonly finish: () => void } => {
  const insertIndex = sql.prepare('INSERT INTO search_index(rowid, words) VALUES (?, ?)');
  const packer = listPacker(sql, 'title_terms');
  const titles = new Map(flatten(tree).map(({ url, title }) => [url, `${title.ru} ${title.ro}`]));
  const keysOfText = remembering(keysIn);
  // A bare number of a property would be taken for that of a model.
  const keysOfProperty = remembering((text) => withoutVariants(keysIn(text)).filter((key) => !/^\d+$/.test(key)));
  const terms = new Map<string, number>();
  const categories = new Map<string, CategoryWords>();

  const idOf = (key: string): number => {
    const id = terms.get(key) ?? terms.size + 1;
    terms.set(key, id);
    return id;
  };
  const wordsOfCategory = (path: readonly string[]): CategoryWords => {
    const leaf = path.at(-1) ?? '';
    const said = (kind: 'names' | 'traits' | 'context') =>
      path.flatMap((url) => keysOfText(categoryWords().get(url)?.[kind] ?? ''));
    const known = categories.get(leaf) ?? {
      names: new Set(said('names')),
      traits: new Set(said('traits')),
      about: new Set(path.flatMap((url) => keysOfText(titles.get(url) ?? '')).filter((key) => !nouns().has(key))),
      context: new Set(said('context')),
    };
    categories.set(leaf, known);
    return known;
  };

  const write = (row: number, product: SeedProduct): void => {
    const { title, brand, colour, categoryPath: path } = product;
    // A title has one form of its colour, and is asked for by any.
    const titled = [title.ru, title.ro, brand, ...colourForms(colour)].flatMap(keysInTitle);
    const lines = keysIn(title.ro).flatMap((key) => makersOf().get(key) ?? []);
    const { names, traits, about, context } = wordsOfCategory(path);
    // What stands before the maker in a title is what the goods are called.
    for (const text of [title.ru, title.ro])
      for (const key of keysOfText(text.slice(0, Math.max(0, text.indexOf(brand))))) names.add(key);
    const properties = propertyTexts(product, facetKeys)
      .flatMap(keysOfProperty)
      .filter((key) => !nouns().has(key));
    const plain = new Set([...titled, ...lines, ...names, ...traits, ...about, ...properties]);
    for (const key of [...plain, ...context]) idOf(key);
    packer.add([...new Set([...titled, ...modelsInTitle(title.ro)])].map(idOf));
    insertIndex(row, [...plain, ...[...context].map(contextKey)].join(' '));
  };

  const finish = (): void => {
    packer.finish();
    const insertTerm = sql.prepare('INSERT INTO search_term VALUES (?, ?, ?)');
    const insertWord = sql.prepare('INSERT OR IGNORE INTO category_term VALUES (?, ?, ?)');
    for (const [leaf, { names, traits, about, context }] of categories)
      for (const [kind, keys] of Object.entries({ name: names, trait: traits, about, context }))
        for (const key of keys) insertWord(ids.get(leaf) ?? 0, idOf(key), kind);
    const naming = new Set([...categories.values()].flatMap(({ names }) => [...names]));
    for (const [key, id] of terms) insertTerm(id, key, naming.has(key) ? 1 : 0);
    sql.exec("INSERT INTO search_index(search_index) VALUES ('optimize')");
  };
  return { write, finish };
};

/** Words of a lowest category. */
interface CategoryWords {
  /** What its goods are called: in the words of the street, and before the maker in their titles. */
  readonly names: Set<string>;
  readonly traits: ReadonlySet<string>;
  /** Titles of the categories above them. */
  readonly about: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
}

/**
 * What goods are called. Such a word finds no others, by a property or by the title of a category that they share: who
 * asks for a glass wants no phone of glass, and in "headphones and sound" a speaker is no headphone.
 */
const nouns = once(
  (): ReadonlySet<string> => new Set([...categoryWords().values()].flatMap(({ names }) => keysIn(names))),
);

/** The keys of the maker of each line, by the line's key. */
const makersOf = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Object.entries(searchWords().makersOfLines).flatMap(([line, maker]) =>
        keysIn(line).map((key) => [key, keysIn(maker)] as const),
      ),
    ),
);
