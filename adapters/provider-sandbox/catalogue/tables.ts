import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';

/** Rows of a CSV file by key, in file order. The file is read on first use. */
export const tableBy = <Row>(
  file: string,
  schema: v.GenericSchema<unknown, Row>,
  nameOf: (row: Row) => string,
): (() => ReadonlyMap<string, Row>) =>
  once(() => {
    const rows = new Map<string, Row>();
    for (const row of readTable(file, schema)) {
      if (rows.has(nameOf(row))) throw new Error(`${file}: two lines of ${nameOf(row)}`);
      rows.set(nameOf(row), row);
    }
    return rows;
  });

/** Values separated by `|`. */
export const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => (cell === '' ? [] : cell.split('|'))),
  ),
  '',
);

/** Words separated by spaces. */
export const spaced = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => cell.split(/\s+/).filter((word) => word !== '')),
  ),
  '',
);

/** A name that must exist in another table. */
export const known = (what: string, has: (name: string) => boolean) =>
  v.pipe(
    text,
    v.check(has, ({ input }) => `No ${what} ${input}`),
  );

/** Names that must exist in another table, separated by `|`. */
export const knownList = (what: string, has: (name: string) => boolean) =>
  v.pipe(
    list,
    v.rawCheck(({ dataset, addIssue }) => {
      for (const name of dataset.typed ? dataset.value : [])
        if (!has(name)) addIssue({ message: `No ${what} ${name}` });
    }),
  );
