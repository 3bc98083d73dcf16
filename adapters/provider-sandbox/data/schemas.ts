import * as v from 'valibot';

/** A text that says something. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** What is said in both languages. */
export const bilingual = v.strictObject({ ru: text, ro: text });

export type Bilingual = v.InferOutput<typeof bilingual>;

/** A number in a cell of a table. */
export const numeric = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Not a number'), v.transform(Number));

/** Several values in one cell, with spaces between them. */
export const words = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => cell.split(/\s+/).filter((word) => word !== '')),
  ),
  '',
);
