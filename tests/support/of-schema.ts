import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { type GenericSchema, is } from 'valibot';

/** The part of JSON Schema that the schemas of calls are made of. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Texts that have broken programs before. */
const NASTY = [
  ...[
    '',
    ' ',
    '\u0000',
    '\n\r\t',
    '\u202e',
    '\ud800',
    'ß😀ș',
    '%',
    '%00',
    '%E0%A4%A',
    '..',
    '../../etc/passwd',
    '//evil',
  ],
  ...["' OR 1=1 --", '";DROP TABLE orders;--', '<script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor'],
  ...['NEAR(', '"', '*', 'a* OR b', '-1', '1e309', 'NaN', 'null', '[]', '{}', '\\', '?a=b#c', 'x'.repeat(200)],
];
/** What is checked by more than its shape. */
const PHONE = /phone(?:_number)?$/;
const PHONES = ['+37369123456', '069 123 456', 'tel:+373 69 123 456', '\u202A069123456\u202C', '69'];
/** Items of a list, so that a case stays small enough to be sent in an address. */
const FEW = 4;

const strings = (shape: Shape, words: readonly string[]): fc.Arbitrary<unknown> => {
  if (shape.format === 'uuid') return fc.uuid();
  if (shape.format === 'email') return fc.constantFrom('ion@rusu.md', ' a.b@c-d.md', 'a..b@c.md', 'a@b.md,', 'x');
  if (shape.pattern !== undefined) return fc.stringMatching(new RegExp(shape.pattern));
  const { minLength = 0, maxLength = 1000 } = shape;
  const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength;
  const free = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) });
  return fc.oneof(fc.constantFrom(...[...NASTY, ...words].filter(fits)), fc.constantFrom(...words.filter(fits)), free);
};

/** Texts that nothing is wrong with: of a pattern, or a word that is long enough. */
const plainStrings = (shape: Shape): fc.Arbitrary<string> => {
  if (shape.format === 'uuid') return fc.uuid();
  if (shape.format === 'email') return fc.constant('ion@rusu.md');
  if (shape.pattern !== undefined) return fc.stringMatching(new RegExp(shape.pattern));
  const { minLength = 0, maxLength = 1000 } = shape;
  return fc.constantFrom(
    ...['', 'ION RUSU', 'ZORI'].filter(({ length }) => length >= minLength && length <= maxLength),
  );
};

/** How texts of a shape and phones are made up. */
interface Texts {
  readonly strings: (shape: Shape) => fc.Arbitrary<unknown>;
  readonly phones: fc.Arbitrary<unknown>;
}

const valuesOf = (shape: Shape, texts: Texts): fc.Arbitrary<unknown> => {
  const some = shape.oneOf ?? shape.anyOf;
  if (some) return fc.oneof(...some.map((one) => valuesOf(one, texts)));
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const { minimum = -1_000, maximum = 1_000_000, minItems = 0, maxItems = FEW } = shape;
  switch (shape.type) {
    case 'string':
      return texts.strings(shape);
    case 'integer':
    case 'number':
      return fc.integer({ min: minimum, max: Math.min(maximum, Number.MAX_SAFE_INTEGER) });
    case 'array':
      return fc.array(valuesOf(shape.items ?? {}, texts), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, FEW)),
      });
    case 'object': {
      const properties = Object.entries(shape.properties ?? {}).map(([key, one]) => [
        key,
        PHONE.test(key) ? texts.phones : valuesOf(one, texts),
      ]);
      return fc.record<Record<string, unknown>>(Object.fromEntries(properties), {
        requiredKeys: [...(shape.required ?? [])],
      });
    }
    default:
      throw new Error(`No values are known for ${JSON.stringify(shape)}`);
  }
};

/** A value with one of its parts, or all of it, put in place of which stands anything. */
const harmed = (value: unknown, at: number, harm: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return harm;
  const keys = [...Object.keys(value), 'surplus'];
  const key = keys[at % keys.length] as string;
  const copy: Record<string, unknown> = { ...value };
  copy[key] = harmed(copy[key], Math.floor(at / keys.length), harm);
  return Array.isArray(value) ? Object.values(copy) : copy;
};

/** What is sent, and whether its schema lets it pass. */
interface Sent {
  readonly input: unknown;
  readonly agreed: boolean;
}

const shapeOf = (schema: GenericSchema): Shape =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape;

/** What fits the shape of a schema, with texts from `words` among its own, and the same with something that does not. */
export const sentFor = (schema: GenericSchema, words: readonly string[]): fc.Arbitrary<Sent> => {
  const texts = {
    strings: (shape: Shape) => strings(shape, words),
    phones: fc.constantFrom(...PHONES, ...NASTY),
  };
  const right = valuesOf(shapeOf(schema), texts);
  const wrong = fc
    .tuple(right, fc.nat(), fc.jsonValue({ maxDepth: 2 }))
    .map(([value, at, harm]) => harmed(value, at, harm));
  return fc
    .oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: wrong })
    .map((input) => ({ input, agreed: is(schema, input) }));
};

/** The same few values at each run that a schema lets pass. */
export const examplesOf = (schema: GenericSchema): readonly object[] => {
  const values = valuesOf(shapeOf(schema), { strings: plainStrings, phones: fc.constant('+37369123456') });
  const passing = values.filter((value): value is object => is(schema, value));
  return fc.sample(passing, { numRuns: 5, seed: 1 });
};
