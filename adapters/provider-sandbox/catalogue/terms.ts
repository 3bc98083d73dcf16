import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { keyedTable } from './tables.ts';

const terms = keyedTable(
  'products/terms.csv',
  v.strictObject({ term: text, text: bilingual }),
  ({ term }) => `@${term}`,
);

export const isTerm = (value: string): boolean => terms().has(value);

/** The text of a term such as `@steel`. */
export const termText = (value: string): Bilingual => {
  const found = terms().get(value);
  if (!found) throw new Error(`Unknown term ${value}`);
  return found.text;
};
