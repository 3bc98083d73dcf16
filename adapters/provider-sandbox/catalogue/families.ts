import * as v from 'valibot';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';
import { existing, keyedTable } from './tables.ts';

/** Families of goods. Each has an icon and its own texts. */
export const families = keyedTable(
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
export const familyName = existing('family', (name) => families().has(name));

export const needsNoSetup = (family: string): boolean => families().get(family)?.simple === 'yes';
