import * as v from 'valibot';
import { isCategory } from '#adapters/provider-sandbox/catalogue/categories.ts';
import { existing, keyedTable } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readJson } from '#adapters/provider-sandbox/data/load.ts';
import { pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { searchKey } from './spelling.ts';

const category = existing('category', isCategory);

const row = v.strictObject({
  category,
  /** Nouns for the goods. A query with one means these goods, not goods with such a property. */
  names: v.optional(v.string(), ''),
  /** What the goods are like. */
  traits: v.optional(v.string(), ''),
  /** What the goods are for: `чехол на телефон`. */
  context: v.optional(v.string(), ''),
});

/** Words for the goods of a category and its descendants, in addition to their titles. */
export const categoryWords = keyedTable('search/categories.csv', row, (one) => one.category);

export const searchWords = lazy(() =>
  readJson(
    'search/words.json',
    v.strictObject({
      /** Makers by product line: accessories of other makers name only the line. */
      makersOfLines: v.record(text, text),
      /** Extra words for properties that match a pattern. */
      propertyWords: v.array(
        v.strictObject({
          pattern: pattern('i'),
          words: text,
        }),
      ),
      /** Accessories, which rank after devices. */
      accessories: v.array(category),
      /** Stop words. */
      stopWords: text,
    }),
  ),
);

/** The maker of each line, by search key. */
export const makerByLine = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(Object.entries(searchWords().makersOfLines).map(([line, maker]) => [searchKey(line), searchKey(maker)])),
);
