import * as v from 'valibot';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';
import { codePrefixes } from './codes.ts';
import { agreement } from './colours.ts';
import { familyName } from './families.ts';
import { isProperty, parseValue, type Value } from './properties.ts';
import { existingList, keyedTable, listCell } from './tables.ts';

/** Properties of all models of these goods: `nfc=yes|wifi=Wi-Fi 6`. */
const propertyCells = v.pipe(
  listCell,
  v.rawTransform(({ dataset, addIssue }) => {
    const values: Record<string, Value> = {};
    for (const part of dataset.value) {
      const [key = '', cell = ''] = part.split(/=(.*)/s);
      const read = parseValue(key, cell);
      if ('value' in read) values[key] = read.value;
      else addIssue({ message: read.fault });
    }
    return values;
  }),
);

export const goodsRow = v.strictObject({
  goods: text,
  family: familyName,
  /** The noun in titles, with the gender and number that a colour agrees with. */
  noun: v.strictObject({ ru: text, ro: text, agrees: agreement }),
  code: v.picklist(codePrefixes),
  /** How variants of one model differ: RAM/storage in GB, storage in GB, inches, metres, millimetres. */
  variants: v.optional(v.picklist(['memory', 'storage', 'inches', 'metres', 'millimetres'])),
  freight: v.picklist(['small', 'medium', 'heavy']),
  /** Keys of the properties that are filters, besides brand and colour. */
  filters: existingList('property', isProperty),
  /** Keys of the properties in the caption. */
  caption: existingList('property', isProperty),
  sharedProperties: propertyCells,
});

export type Goods = v.InferOutput<typeof goodsRow>;
export type VariantKind = NonNullable<Goods['variants']>;
export type Freight = Goods['freight'];

/** Goods by key, such as `smartphone`. */
export const goods = keyedTable('products/goods.csv', goodsRow, (one) => one.goods);
