import * as v from 'valibot';
import { colours } from '#adapters/provider-sandbox/catalogue/colours.ts';
import { familyName } from '#adapters/provider-sandbox/catalogue/families.ts';
import { keyOf, text } from '#adapters/provider-sandbox/data/schemas.ts';

const hex = v.pipe(
  keyOf(colours),
  v.transform((colour) => colour.hex),
);

/** A product as it is drawn: its family, its model and its colour, such as `phone xiaomi-15t mocha`. */
export const picture = v.pipe(
  v.string(),
  v.transform((spec) => {
    const [family, model, colour] = spec.split(' ');
    return { family, model, colour };
  }),
  v.strictObject({ family: familyName, model: text, colour: hex }),
);

/** What a picture stands on, as #RRGGBB. */
export const tint = v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/, 'Not a colour such as #E6ECF3'));
