import * as v from 'valibot';

/**
 * Schemas that calls share. They only validate, so that one schema gives run-time checks, types and JSON Schema; mappers
 * convert.
 */

/** Text for people; may be empty. */
export const text = v.string();

/** A text that must not be empty. */
export const filled = v.pipe(v.string(), v.minLength(1));

/** One address segment. */
export const slug = v.pipe(v.string(), v.minLength(1), v.regex(/^[^/?#]+$/));

/** An identifier; some backends write numbers. */
export const id = v.union([filled, v.pipe(v.number(), v.integer())]);

/** An amount in MDL: a number or a decimal text such as `"12999.00"`. */
export const amount = v.pipe(
  v.union([
    v.pipe(v.number(), v.minValue(0), v.maxValue(999_999_999_999)),
    v.pipe(v.string(), v.regex(/^\d(?:\s?\d){0,11}(?:[.,]\d*)?$/)),
  ]),
  v.description('Amount in MDL, a number or a decimal text such as "12999.00"'),
);

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** ISO 8601 date, or date and time. */
export const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}.*)?$/),
  v.description('ISO 8601 date, or date and time'),
);

/** ISO 8601 date. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.description('ISO 8601 date'));

/** HTML for people; the mappers let a few elements through. */
export const html = v.pipe(v.string(), v.description('HTML; only text elements, links and pictures are kept'));

/** Address of a picture: absolute, or a path on the provider. */
export const picture = v.pipe(v.string(), v.description('Absolute address, or a path on the provider'));

/** Moldovan phone as `+373XXXXXXXX`. */
export const phone = v.pipe(v.string(), v.minLength(6), v.maxLength(32));

/** An optional field, for which `null` says the same as absence. */
export const maybe = <const Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) => v.nullish(schema);

/** An optional field that the published description does not show. */
export const assumed = <const Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.pipe(v.nullish(schema), v.metadata({ 'x-assumed': true }));

/** Called with an ignored field, by its path within its record. */
type NoteInvalidField = (field: string, issue: v.BaseIssue<unknown>) => void;
let noteInvalidField: NoteInvalidField = () => undefined;

/** Parses an answer and calls back for ignored fields. Parsing is synchronous, so answers do not mix. */
export const withInvalidFields = <Parsed>(note: NoteInvalidField, parse: () => Parsed): Parsed => {
  noteInvalidField = note;
  try {
    return parse();
  } finally {
    noteInvalidField = () => undefined;
  }
};

/** An optional field that is ignored when it breaks its schema. */
export const ignoredIfInvalid = <const Schema extends v.GenericSchema<unknown, unknown>>(
  field: string,
  schema: Schema,
) =>
  v.fallback(v.nullish(schema), (dataset) => {
    for (const issue of dataset?.issues ?? [])
      noteInvalidField([field, v.getDotPath(issue)].filter((part) => part !== null).join('.'), issue);
    return undefined;
  });

/** A required field that the published description does not show. */
export const assumedRequired = <const Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.pipe(schema, v.metadata({ 'x-assumed': true }));

/** The page of a list. */
export const pageQuery = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counted from 1'))),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
};

/** The counts that come with every page of a list. */
export const paged = { pages: count, current_page: count, totalCount: count };

export const seoInfo = v.object({ title: maybe(text), description: maybe(text) });

/** The answer to a form. */
export const accepted = v.object({ success: v.boolean() });

/** Business refusals of any call, whatever the status (rule ERROR-11). */
export const nonFieldErrors = v.object({ non_field_errors: v.union([v.array(text), text]) });

/** Any other error answer. */
export const errorBody = v.object({ message: maybe(text), detail: maybe(text), code: maybe(text) });

/** The customer, on every form. */
export const customer = {
  customer_name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  customer_phone_number: phone,
};

const mark = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** The campaign that brought the visitor, on every form; absent when none did. */
export const utm = v.optional(
  v.pipe(
    v.object({
      utm_source: mark,
      utm_medium: mark,
      utm_campaign: mark,
      utm_id: mark,
      utm_term: mark,
      utm_content: mark,
    }),
    v.metadata({ 'x-assumed': true }),
  ),
);

export const exampleCustomer = { customer_name: 'Ion Rusu', customer_phone_number: '+37369123456' };

/** A picture for dark mode. */
export const darkPicture = { img_dark: maybe(picture) };

/** The background colour of a picture and its text, and both for dark mode. */
export const ground = {
  tint: v.pipe(maybe(text), v.description('Ground colour, #RRGGBB')),
  tint_dark: v.pipe(maybe(text), v.description('Ground colour in the dark, #RRGGBB; counts with `img_dark` alone')),
  ...darkPicture,
};
