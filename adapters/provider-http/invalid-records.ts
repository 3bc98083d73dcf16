import * as v from 'valibot';
import type { WireSchema } from '#adapters/provider-http/contract/define-call.ts';

/** A field that breaks its schema. */
export interface InvalidField {
  /** Path to the field, with `*` for positions. */
  readonly field: string;
  /** What the schema expects. The value may be personal data and is not stored. */
  readonly expected: string;
}

type Issue = v.BaseIssue<unknown>;
type Key = string | number;

export const expectationOf = ({ expected, type }: Issue): string =>
  expected === null ? type : `${type}, expected ${expected}`;

/**
 * An answer without the list records that break the schema, so that one broken record does not lose the list; undefined
 * when something outside of lists is broken too.
 */
export const dropInvalidRecords = (
  schema: WireSchema,
  json: unknown,
): { readonly value: unknown; readonly leftOut: readonly InvalidField[] } | undefined => {
  const { issues = [] } = v.safeParse(schema, json);
  const records = issues.map(recordOf);
  if (records.some((path) => path.length === 0)) return undefined;
  const broken = new Set(records.map((path) => JSON.stringify(path)));
  const rest = v.safeParse(schema, without(json, broken));
  if (!rest.success) return undefined;
  return {
    value: rest.output,
    leftOut: issues.map((issue) => ({ field: fieldOf(issue), expected: expectationOf(issue) })),
  };
};

const keysOf = ({ path }: Issue): readonly Key[] => path?.map(({ key }) => key as Key) ?? [];

/** Path to the innermost list record of an issue; empty outside of lists. */
const recordOf = (issue: Issue): readonly Key[] => {
  const keys = keysOf(issue);
  return keys.slice(0, keys.findLastIndex((key) => typeof key === 'number') + 1);
};

/** Path to the field of an issue, with `*` for positions; `answer` for the whole answer. */
export const fieldOf = (issue: Issue): string =>
  keysOf(issue)
    .map((key) => (typeof key === 'number' ? '*' : key))
    .join('.') || 'answer';

/** A copy of a value without the elements at these paths. */
const without = (value: unknown, broken: ReadonlySet<string>, path: readonly Key[] = []): unknown => {
  if (Array.isArray(value)) {
    return value.flatMap((element, at) => {
      const here = [...path, at];
      return broken.has(JSON.stringify(here)) ? [] : [without(element, broken, here)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, without(field, broken, [...path, key])]));
};
