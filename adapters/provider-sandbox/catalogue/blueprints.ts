import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { entryOf, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { isCategory, menuOrder } from './categories.ts';
import { colours as allColours, type Colour, colourBySlug } from './colours.ts';
import { type Goods, goods } from './goods.ts';
import { parseValue, properties, type Value } from './properties.ts';
import { existing, existingList } from './tables.ts';
import { slug } from './text.ts';
import { parseVariants, type Variant } from './variants.ts';

/** A model in one configuration and colour, before price, stock and texts are added. */
export interface Blueprint {
  readonly index: number;
  readonly goods: Goods;
  /** Its lowest category. */
  readonly category: string;
  readonly brand: string;
  readonly model: string;
  readonly modelSlug: string;
  readonly label: 'new' | 'preorder' | undefined;
  readonly variant: Variant;
  /** Variants of the same model with less memory, smallest first. */
  readonly smallerVariants: readonly Variant[];
  readonly colour: Colour;
  readonly values: Readonly<Record<string, Value>>;
  readonly url: string;
  readonly colourGroup: string;
}

const value = (key: string) =>
  v.optional(
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = parseValue(key, dataset.value);
        if ('value' in read) return read.value;
        addIssue({ message: read.fault });
        return NEVER;
      }),
    ),
  );

/** A row of a model table: fixed columns, and one for any property. */
export const modelRow = lazy(() =>
  v.pipe(
    v.strictObject({
      ...Object.fromEntries([...properties().keys()].map((key) => [key, value(key)])),
      goods: entryOf(goods),
      category: existing('category', isCategory),
      brand: text,
      model: text,
      /** `new`: came in the last weeks. `preorder`: announced, not in stock yet. */
      label: v.optional(v.picklist(['new', 'preorder'])),
      /** One price, or one for each variant: `8/256=7999|12/512=9499`. */
      price: v.pipe(
        v.string(),
        v.regex(/^(?:\d+|[\d./]+=\d+(?:\|[\d./]+=\d+)*)$/, 'Not a price, nor variants with prices'),
      ),
      colours: existingList('colour', (slug) => allColours().has(slug)),
    }),
    v.forward(
      v.check((row) => row.goods.variants !== undefined || !row.price.includes('='), 'These goods have no variants'),
      ['price'],
    ),
  ),
);

/** One table for each family of goods. */
const FOLDER = 'products/models';

const models = () => {
  const files = readdirSync(join(import.meta.dirname, '../data', FOLDER)).sort();
  const places = menuOrder();
  const rows = files.flatMap((file) => readTable(join(FOLDER, file), modelRow()));
  return rows.sort((one, other) => (places.get(one.category) ?? 0) - (places.get(other.category) ?? 0));
};

/** Variants that differ in memory belong to one model; variants that differ in size are separate models. */
export const hasMemoryVariants = ({ variants: kind }: Goods): boolean => kind === 'memory' || kind === 'storage';

/** The key that all colours of one configuration share. */
export const colourGroupOf = (modelSlug: string, { slug: ending }: Variant): string =>
  ending === '' ? modelSlug : `${modelSlug}-${ending}`;

function* allCombinations(): Generator<Omit<Blueprint, 'index'>> {
  for (const { goods: sort, category, brand, model, label, price, colours, ...own } of models()) {
    const modelSlug = slug(`${brand} ${model}`);
    const all = parseVariants(sort.variants, price);
    const shared = { goods: sort, category, brand, model, modelSlug, label };
    for (const [place, variant] of all.entries()) {
      const colourGroup = colourGroupOf(modelSlug, variant);
      const smallerVariants = hasMemoryVariants(sort) ? all.slice(0, place) : [];
      const values = { ...sort.sharedProperties, ...own, ...variant.properties };
      for (const colour of colours.map(colourBySlug)) {
        const url = `${colourGroup}-${colour.slug}`;
        yield { ...shared, variant, smallerVariants, colour, values, url, colourGroup };
      }
    }
  }
}

/** All blueprints of the default catalogue, in menu order. */
export const blueprints = lazy((): readonly Blueprint[] =>
  [...allCombinations()].map((entry, index) => ({ ...entry, index })),
);
