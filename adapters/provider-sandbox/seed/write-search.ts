import { colourForms } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { SeedCategory, SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { lazy, memoize } from '#adapters/provider-sandbox/data/lazy.ts';
import { listPacker } from '#adapters/provider-sandbox/db/packed-lists.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { categoryWords, makerByLine, searchWords } from '#adapters/provider-sandbox/search/category-words.ts';
import {
  contextKey,
  hasDigit,
  isLineWord,
  isVariantWord,
  letteredKey,
  MEMORY_MARK,
  MODEL_SEPARATOR,
  numberOfLettered,
  searchKey,
  searchKeys,
  type Token,
  tokenize,
} from '#adapters/provider-sandbox/search/spelling.ts';
import type { CategoryIds } from './write-categories.ts';

/** The best search key of each word. */
const keysIn = (text: string): readonly string[] => tokenize(text).flatMap((word) => searchKeys(word.text).slice(0, 1));

/** Search keys of a title, including parts of joined words. */
const keysInTitle = (text: string): readonly string[] =>
  tokenize(text).flatMap((word) => [...searchKeys(word.text).slice(0, 1), ...partsOf(word)]);

/** A number without its unit or letters; line and number of `Fold7`. */
const partsOf = ({ text, number }: Token): readonly string[] => {
  if (number !== undefined) return [number];
  const lettered = numberOfLettered(searchKey(text));
  if (lettered !== undefined) return [letteredKey(lettered)];
  const [, line, digits] = /^(\p{L}{3,})(\d{1,3})$/u.exec(text) ?? [];
  return line && digits ? [...searchKeys(line), digits] : [];
};

/** Words next to a model number that make it another model: those after it and the line before it. */
const variantAt = (words: readonly Token[], at: number): readonly string[] => {
  const after = words.slice(at + 1).map(({ text }) => searchKey(text));
  const end = after.findIndex((key) => !isVariantWord(key));
  return [searchKey(words[at - 1]?.text ?? '')].filter(isLineWord).concat(end < 0 ? after : after.slice(0, end));
};

/** The 8 of `8/256`. */
const MEMORY = /(?<!\d)(\d+)\/(?=\d)/g;

/**
 * Model keys of a title, such as `17 pro maks`, for numbers that occur with other words, and for the number alone in
 * `iPhone 17 / 17 Pro`. Memory sizes are marked as such.
 */
const modelsInTitle = (text: string): readonly string[] => {
  const words = tokenize(text.replaceAll(MEMORY, ''));
  const models = words.flatMap((word, at) => {
    if (!hasDigit(word.text) || word.number !== undefined) return [];
    const numbers = [searchKey(word.text), ...partsOf(word).filter((part) => /^\d/.test(part))];
    return numbers.map((number) => ({ number, variant: variantAt(words, at) }));
  });
  const varied = new Set(models.filter(({ variant }) => variant.length > 0).map(({ number }) => number));
  const named = new Set(models.map(({ number }) => number));
  const memories = [...text.matchAll(MEMORY)].flatMap(([, number = '']) => (named.has(number) ? [] : [number]));
  return [
    ...models
      .filter(({ number }) => varied.has(number))
      .map(({ number, variant }) => [number, ...(variant.length > 0 ? variant : [''])].join(MODEL_SEPARATOR)),
    ...memories.map((number) => [number, MEMORY_MARK].join(MODEL_SEPARATOR)),
  ];
};

/** Drops words such as the `Pro` of a processor, which would look like a phone's. */
const withoutVariants = (keys: readonly string[]): readonly string[] =>
  keys.filter(
    (key, at) => !isVariantWord(key) || !hasDigit(keys.slice(0, at).findLast((before) => !isVariantWord(before)) ?? ''),
  );

const flatten = (tree: readonly SeedCategory[]): SeedCategory[] =>
  tree.flatMap((node) => [node, ...flatten(node.children)]);

/** Extra words for a property text. */
const wordsOfProperty = (text: string): readonly string[] =>
  searchWords()
    .propertyWords.filter(({ pattern }) => pattern.test(text))
    .map(({ words }) => words);

/** Texts of the properties that are filters. */
const propertyTexts = ({ groups }: SeedProduct, keys: ReadonlySet<string>): readonly string[] =>
  groups
    .flatMap(({ properties }) => properties)
    .filter(({ key, value }) => keys.has(key) && value.ro !== 'Nu')
    .flatMap(({ name, value }) => (value.ro === 'Da' ? [name.ru, name.ro] : [value.ru, value.ro]))
    .flatMap((text) => [text, ...wordsOfProperty(text)]);

/** Writes search keys product by product; `finish` writes what depends on all products. */
export const searchWriter = (
  sql: Sql,
  tree: readonly SeedCategory[],
  ids: CategoryIds,
  facetKeys: ReadonlySet<string>,
): { readonly write: (row: number, product: SeedProduct) => void; readonly finish: () => void } => {
  const insertIndex = sql.prepare('INSERT INTO search_index(rowid, words) VALUES (?, ?)');
  const packer = listPacker(sql, 'title_terms');
  const titles = new Map(flatten(tree).map(({ url, title }) => [url, `${title.ru} ${title.ro}`]));
  // Thousands of products share these texts.
  const keysOfText = memoize(keysIn);
  // A bare number in a property would look like a model's.
  const keysOfProperty = memoize((text: string) => withoutVariants(keysIn(text)).filter((key) => !/^\d+$/.test(key)));
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
      about: new Set(path.flatMap((url) => keysOfText(titles.get(url) ?? '')).filter((key) => !goodsNouns().has(key))),
      context: new Set(said('context')),
    };
    categories.set(leaf, known);
    return known;
  };

  const write = (row: number, product: SeedProduct): void => {
    const { title, brand, colour, categoryPath: path } = product;
    // A title has one form of the colour, and search must find all.
    const titled = [title.ru, title.ro, brand, ...colourForms(colour)].flatMap(keysInTitle);
    const lines = keysIn(title.ro).flatMap((key) => makerByLine().get(key) ?? []);
    const { names, traits, about, context } = wordsOfCategory(path);
    // Words before the brand in a title name the goods.
    for (const text of [title.ru, title.ro])
      for (const key of keysOfText(text.slice(0, Math.max(0, text.indexOf(brand))))) names.add(key);
    const properties = propertyTexts(product, facetKeys)
      .flatMap(keysOfProperty)
      .filter((key) => !goodsNouns().has(key));
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

/** Search keys of a lowest category. */
interface CategoryWords {
  /** Names of its goods, from the table and from titles. */
  readonly names: Set<string>;
  readonly traits: ReadonlySet<string>;
  /** Titles of the category and its ancestors. */
  readonly about: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
}

/**
 * Nouns for goods. They match only goods with that name, not properties or shared categories: `стекло` finds no phone
 * made of glass, and a speaker in "headphones and sound" is not a headphone.
 */
const goodsNouns = lazy(
  (): ReadonlySet<string> => new Set([...categoryWords().values()].flatMap(({ names }) => keysIn(names))),
);
