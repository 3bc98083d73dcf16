import * as v from 'valibot';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';
import { known, tableBy } from './tables.ts';

/** Families of goods: each has an icon and its words in descriptions and reviews. */
export const families = tableBy(
  'products/families.csv',
  v.strictObject({
    family: text,
    /** These goods work without set-up. */
    simple: v.optional(v.literal('yes')),
    /** The family in whose words reviews speak of it, where it is another. */
    reviewedAs: v.optional(text),
  }),
  ({ family }) => family,
);

/** The name of a family in another table. */
export const familyName = known('family', (name) => families().has(name));

export const isSimple = (family: string): boolean => families().get(family)?.simple === 'yes';
