import * as v from 'valibot';
import type { WireSchema } from '#adapters/provider-http/contract/define-call.ts';

/** A record of a list that has not the agreed shape, and so was left out. */
export interface LeftOut {
  /** Path to the field that is wrong, with `*` in place of positions. */
  readonly field: string;
  /** What was wanted there; what came may be somebody's data. */
  readonly expected: string;
}

type Issue = v.BaseIssue<unknown>;
type Key = string | number;

/** What an issue says was wanted. */
export const expectedBy = ({ expected, type }: Issue): string =>
  expected === null ? type : `${type}, expected ${expected}`;

/**
 * An answer without those records of its lists that have not the agreed shape, so that one odd record takes no list
 * with it; undefined when something outside of lists is wrong, too.
 */
export const withoutBroken = (
  schema: WireSchema,
  json: unknown,
): { readonly value: unknown; readonly leftOut: readonly LeftOut[] } | undefined => {
  const { issues = [] } = v.safeParse(schema, json);
  const records = issues.map(recordOf);
  if (records.some((path) => path.length === 0)) return undefined;
  const broken = new Set(records.map((path) => JSON.stringify(path)));
  const rest = v.safeParse(schema, without(json, broken));
  if (!rest.success) return undefined;
  return {
    value: rest.output,
    leftOut: issues.map((issue) => ({ field: fieldOf(issue), expected: expectedBy(issue) })),
  };
};

const keysOf = ({ path }: Issue): readonly Key[] => path?.map(({ key }) => key as Key) ?? [];

/** Path to the innermost record of a list that an issue is about; empty when it is in no list. */
const recordOf = (issue: Issue): readonly Key[] => {
  const keys = keysOf(issue);
  return keys.slice(0, keys.findLastIndex((key) => typeof key === 'number') + 1);
};

/** Path to the field that an issue is about, with `*` in place of positions; `answer` for the whole of it. */
export const fieldOf = (issue: Issue): string =>
  keysOf(issue)
    .map((key) => (typeof key === 'number' ? '*' : key))
    .join('.') || 'answer';

/** A copy of a value without the elements that stand at these paths. */
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
