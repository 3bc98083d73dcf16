import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { tableBy } from './tables.ts';
import { b } from './text.ts';

/** The gender and number of a noun, which adjectives beside it take. */
export const agreement = v.strictObject({
  ru: v.picklist(['m', 'f', 'n', 'pl']),
  /** Romanian neuters go with masculine adjectives in the singular; of plurals only feminine ones stand in titles. */
  ro: v.picklist(['m', 'f', 'fpl']),
});

type Agreement = v.InferOutput<typeof agreement>;

const form = v.optional(text);

export const colourRow = v.strictObject({
  slug: text,
  hex: v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/, 'Not a colour like #1D1F23')),
  /** As a dictionary has it: the name of a swatch, the value of a property and of a facet. */
  title: bilingual,
  /** How it stands beside nouns of other genders and numbers, where that is otherwise. */
  ru: v.optional(v.strictObject({ f: form, n: form, pl: form })),
  ro: v.optional(v.strictObject({ f: form, fpl: form })),
});

export type Colour = v.InferOutput<typeof colourRow>;

export const colours = tableBy('products/colours.csv', colourRow, ({ slug }) => slug);

export function colourBySlug(slug: string): Colour {
  const found = colours().get(slug);
  if (!found) throw new Error(`Unknown colour ${slug}`);
  return found;
}

type Forms = Readonly<Record<string, string | undefined>>;

/** A colour beside what it is the colour of: `чёрные` after `Наушники`, `neagră` after `Boxă`. */
export const colourBeside = ({ agrees }: { readonly agrees: Agreement }, { title, ru, ro }: Colour): Bilingual => {
  const inForm = (forms: Forms = {}, name: string) => forms[name];
  return b(inForm(ru, agrees.ru) ?? title.ru, inForm(ro, agrees.ro) ?? title.ro);
};

/** All the forms that titles may have a colour in: it is looked for by any. */
export const colourForms = ({ title, ru = {}, ro = {} }: Colour): string[] => [
  ...new Set([title.ru, ...Object.values(ru), title.ro, ...Object.values(ro)].filter((one) => one !== undefined)),
];
