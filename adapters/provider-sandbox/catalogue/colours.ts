import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { keyedTable } from './tables.ts';

/** Gender and number of a noun, which its adjectives take. */
export const agreement = v.strictObject({
  ru: v.picklist(['m', 'f', 'n', 'pl']),
  /** Romanian neuter nouns take masculine adjectives in the singular. No title has a masculine plural. */
  ro: v.picklist(['m', 'f', 'fpl']),
});

type Agreement = v.InferOutput<typeof agreement>;

const form = v.optional(text);

export const colourRow = v.strictObject({
  slug: text,
  hex: v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/, 'Not a colour like #1D1F23')),
  /** Dictionary form: the name of a swatch, a property value and a filter option. */
  title: bilingual,
  /** Forms for other genders and numbers, where they differ. */
  ru: v.optional(v.strictObject({ f: form, n: form, pl: form })),
  ro: v.optional(v.strictObject({ f: form, fpl: form })),
});

export type Colour = v.InferOutput<typeof colourRow>;

export const colours = keyedTable('products/colours.csv', colourRow, ({ slug }) => slug);

export function colourBySlug(slug: string): Colour {
  const found = colours().get(slug);
  if (!found) throw new Error(`Unknown colour ${slug}`);
  return found;
}

type Forms = Readonly<Record<string, string | undefined>>;

/** The colour in the form that agrees with the noun: `Наушники … чёрные`, `Boxă … neagră`. */
export const agreeingColour = ({ agrees }: { readonly agrees: Agreement }, { title, ru, ro }: Colour): Bilingual => {
  const inForm = (forms: Forms = {}, name: string) => forms[name];
  return { ru: inForm(ru, agrees.ru) ?? title.ru, ro: inForm(ro, agrees.ro) ?? title.ro };
};

/** All forms of a colour, so that search finds any of them. */
export const colourForms = ({ title, ru = {}, ro = {} }: Colour): string[] => [
  ...new Set([title.ru, ...Object.values(ru), title.ro, ...Object.values(ro)].filter((one) => one !== undefined)),
];
