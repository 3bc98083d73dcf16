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

function* expand(): Generator<Omit<Blueprint, 'index'>> {
  for (const table of modelTables) {
    for (const [brand, model, price, colours, ...cells] of table.rows) {
      const modelSlug = slug(`${brand} ${model}`);
      const own = rowValues(table, model, cells);
      for (const variant of variants(table.variant, price)) {
        const colourGroup = variant.slug === '' ? modelSlug : `${modelSlug}-${variant.slug}`;
        const values = { ...table.common, ...own, ...variant.properties };
        for (const colour of colours.split(' ').map(colourBySlug)) {
          const url = `${colourGroup}-${colour.slug}`;
          yield { table, brand, model, modelSlug, variant, colour, values, url, colourGroup };
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
