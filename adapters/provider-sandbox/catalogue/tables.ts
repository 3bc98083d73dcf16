import * as v from 'valibot';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';

/** Rows of a CSV file by key, in file order. The file is read on first use. */
export const keyedTable = <Row>(
  file: string,
  schema: v.GenericSchema<unknown, Row>,
  nameOf: (row: Row) => string,
): (() => ReadonlyMap<string, Row>) =>
  lazy(() => {
    const rows = new Map<string, Row>();
    for (const row of readTable(file, schema)) {
      if (rows.has(nameOf(row))) throw new Error(`${file}: two lines of ${nameOf(row)}`);
      rows.set(nameOf(row), row);
    }
    return rows;
  });

/** Values separated by `|`. */
export const listCell = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => (cell === '' ? [] : cell.split('|'))),
  ),
  '',
);

/** Words separated by spaces. */
export const wordsCell = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => cell.split(/\s+/).filter((word) => word !== '')),
  ),
  '',
);

/** A name that must exist in another table. */
export const existing = (what: string, has: (name: string) => boolean) =>
  v.pipe(
    text,
    v.check(has, ({ input }) => `No ${what} ${input}`),
  );

/** Names that must exist in another table, separated by `|`. */
export const existingList = (what: string, has: (name: string) => boolean) =>
  v.pipe(
    listCell,
    v.rawCheck(({ dataset, addIssue }) => {
      for (const name of dataset.typed ? dataset.value : [])
        if (!has(name)) addIssue({ message: `No ${what} ${name}` });
    }),
  );
