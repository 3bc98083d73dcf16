import * as v from 'valibot';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import type { SeedColour } from './model.ts';
import { tableBy } from './tables.ts';

export const colourRow = v.strictObject({
  slug: text,
  hex: v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/, 'Not a colour like #1D1F23')),
  title: bilingual,
  feminine: v.optional(text),
  feminines: v.optional(text),
});

const colours = tableBy('products/colours.csv', colourRow, ({ slug }) => slug);

export const isColour = (slug: string): boolean => colours().has(slug);

export function colourBySlug(slug: string): SeedColour {
  const found = colours().get(slug);
  if (!found) throw new Error(`Unknown colour ${slug}`);
  return found;
}
