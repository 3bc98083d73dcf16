import * as v from 'valibot';

export const text = v.pipe(v.string(), v.nonEmpty('Empty'));

export const bilingual = v.strictObject({ ru: text, ro: text });

export type Bilingual = v.InferOutput<typeof bilingual>;

/** A number in a cell of a table. */
export const numeric = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Not a number'), v.transform(Number));

/** A date such as 2026-10-29, as nine o'clock UTC of that day. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((date) => `${date}T09:00:00.000Z`),
);

/** A background colour, #RRGGBB. */
export const tint = v.pipe(v.string(), v.regex(/^#[\dA-F]{6}$/, 'Not a colour such as #E6ECF3'));

/** A key of a map, replaced by its value. */
export const entryOf = <Value>(known: () => ReadonlyMap<string, Value>) =>
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

export const pattern = (flags = '') =>
  v.pipe(
    text,
    v.check(isPattern, 'Not a regular expression'),
    v.transform((source) => new RegExp(source, flags)),
  );
