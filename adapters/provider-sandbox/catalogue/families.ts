import * as v from 'valibot';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';
import { known, tableBy } from './tables.ts';

/** Families of goods. Each has an icon and its own texts. */
export const families = tableBy(
  'products/families.csv',
  v.strictObject({
    family: text,
    simple: v.optional(v.literal('yes')),
    /** The family whose review sentences this one uses. */
    reviewedAs: v.optional(text),
  }),
  ({ family }) => family,
);

/** The name of an existing family. */
export const familyName = known('family', (name) => families().has(name));

export const isSimple = (family: string): boolean => families().get(family)?.simple === 'yes';
