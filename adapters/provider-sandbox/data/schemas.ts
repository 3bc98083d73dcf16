import * as v from 'valibot';

/** A text that says something. */
export const text = v.pipe(v.string(), v.nonEmpty('Empty'));

/** A text in both languages. */
export const bilingual = v.strictObject({ ru: text, ro: text });

export type Bilingual = v.InferOutput<typeof bilingual>;

/** A number in a cell of a table. */
export const numeric = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Not a number'), v.transform(Number));

/** A date such as 2026-10-29, as the moment at nine o'clock of it (UTC). */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((date) => `${date}T09:00:00.000Z`),
);

/** The ground of a banner, as #RRGGBB. */
export const tint = v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/, 'Not a colour such as #E6ECF3'));

/** What a text is the key of. */
export const keyOf = <Value>(known: () => ReadonlyMap<string, Value>) =>
  v.pipe(
    text,
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = known().get(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: `Unknown: ${dataset.value}` });
      return NEVER;
    }),
  );

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};

/** A regular expression. */
export const pattern = (flags = '') =>
  v.pipe(
    text,
    v.check(isPattern, 'Not a regular expression'),
    v.transform((source) => new RegExp(source, flags)),
  );
