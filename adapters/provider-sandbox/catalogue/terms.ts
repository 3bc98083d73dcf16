import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { tableBy } from './tables.ts';

const terms = tableBy('products/terms.csv', v.strictObject({ term: text, text: bilingual }), ({ term }) => `@${term}`);

export const isTerm = (value: string): boolean => terms().has(value);

/** The text of a term such as `@steel`. */
export const termOf = (value: string): Bilingual => {
  const found = terms().get(value);
  if (!found) throw new Error(`Unknown term ${value}`);
  return found.text;
};
