import * as v from 'valibot';
import { isCategory } from '#adapters/provider-sandbox/catalogue/categories.ts';
import { known, tableBy } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { readJson } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';

const category = known('category', isCategory);

const row = v.strictObject({
  category,
  /** Nouns: what the goods are called. Who says one wants these goods, not others with such a property. */
  names: v.optional(v.string(), ''),
  /** What such goods are like. */
  traits: v.optional(v.string(), ''),
  /** What they are for or about: said beside a name, `чехол на телефон`. */
  context: v.optional(v.string(), ''),
});

/**
 * What people say of the goods of a category, in both languages, besides the words of its own titles. It holds for all
 * categories below as well.
 */
export const categoryWords = tableBy('search/categories.csv', row, (one) => one.category);

export const searchWords = once(() =>
  readJson(
    'search/words.json',
    v.strictObject({
      /** Whose line a product is of: accessories of others name the line alone. */
      makersOfLines: v.record(text, text),
      /** What people say of a product with such a property, besides the property's own words. */
      propertyWords: v.array(
        v.strictObject({
          pattern: pattern('i'),
          words: text,
        }),
      ),
      /** Categories of what goes with a device: devices stand before it. */
      accessories: v.array(category),
      /** Words that say nothing of a product. */
      silent: text,
    }),
  ),
);
