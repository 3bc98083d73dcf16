import { colourBySlug } from '#adapters/provider-sandbox/catalogue/seed/colours.ts';
import { modelTables } from '#adapters/provider-sandbox/catalogue/seed/model-tables.ts';
import type { SeedColour } from './model.ts';
import type { ModelTable, Value } from './tables.ts';
import { slug } from './text.ts';
import { type Variant, variants } from './variants.ts';

/** One thing to be sold before it gets its price, stock and words: model, configuration and colour. */
export interface Blueprint {
  index: number;
  table: ModelTable;
  brand: string;
  model: string;
  modelSlug: string;
  variant: Variant;
  /** The variants of the same model with less memory, the least one first. */
  lesser: readonly Variant[];
  colour: SeedColour;
  values: Readonly<Record<string, Value>>;
  url: string;
  colourGroup: string;
}

function rowValues(table: ModelTable, model: string, values: readonly Value[]): Record<string, Value> {
  if (values.length !== table.columns.length) {
    throw new Error(`${model}: ${values.length} values for ${table.columns.length} columns in ${table.leaf}`);
  }
  return Object.fromEntries(table.columns.map((key, index) => [key, values[index] ?? false]));
}

/** Variants that differ in memory are one model; those that differ in size are each a model of their own. */
export const differsInMemory = ({ variant }: ModelTable): boolean => variant === 'memory' || variant === 'storage';

/** What all colours of one configuration have in common. */
export const groupOf = (modelSlug: string, { slug: ending }: Variant): string =>
  ending === '' ? modelSlug : `${modelSlug}-${ending}`;

function* expand(): Generator<Omit<Blueprint, 'index'>> {
  for (const table of modelTables) {
    for (const [brand, model, price, colours, ...cells] of table.rows) {
      const modelSlug = slug(`${brand} ${model}`);
      const own = rowValues(table, model, cells);
      const all = variants(table.variant, price);
      for (const [place, variant] of all.entries()) {
        const colourGroup = groupOf(modelSlug, variant);
        const lesser = differsInMemory(table) ? all.slice(0, place) : [];
        const values = { ...table.common, ...own, ...variant.properties };
        for (const colour of colours.split(' ').map(colourBySlug)) {
          const url = `${colourGroup}-${colour.slug}`;
          yield { table, brand, model, modelSlug, variant, lesser, colour, values, url, colourGroup };
        }
      }
    }
  }
}

let memo: readonly Blueprint[] | undefined;

/** The default catalogue's blueprints, in the order of the menu. */
export function blueprints(): readonly Blueprint[] {
  memo ??= [...expand()].map((entry, index) => ({ ...entry, index }));
  return memo;
}
