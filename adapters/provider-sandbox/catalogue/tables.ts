import type { Noun } from './agreement.ts';
import type { PictureFamily } from './model.ts';

/** A number takes its property's unit, `true`/`false` become words, `@name` is looked up among the terms. */
export type Value = string | number | boolean;

/** Price is one number, or variants with prices: `8/256=7999 12/512=9499` (see `VariantKind`). */
export type ModelRow = readonly [
  brand: string,
  model: string,
  price: number | string,
  colours: string,
  ...values: Value[],
];

/** What tells variants of one model apart: RAM/storage in GB, storage in GB, inches, metres, litres, or nothing. */
export type VariantKind = 'memory' | 'storage' | 'inches' | 'metres' | 'millimetres' | 'none';

export type Freight = 'small' | 'medium' | 'heavy';

export type CodePrefix = 'MI' | 'acc-' | 'ver3-' | 'ver4-' | 'hit-' | 'ult-' | 'bom-';

/** One leaf category's models: what each column means, and what all rows have in common. */
export interface ModelTable {
  leaf: string;
  picture: PictureFamily;
  noun: Noun;
  code: CodePrefix;
  variant: VariantKind;
  freight: Freight;
  /** Property keys that are facets, besides brand and colour. */
  facets: readonly string[];
  /** Property keys named in the one-line caption. */
  caption: readonly string[];
  columns: readonly string[];
  common: Readonly<Record<string, Value>>;
  rows: readonly ModelRow[];
}
