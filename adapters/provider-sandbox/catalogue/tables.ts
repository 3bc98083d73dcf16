import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';

/** The rows of a CSV file by their names, in their order; read when somebody first asks for one. */
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

/** Several values in one cell, with `|` between them. */
export const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => (cell === '' ? [] : cell.split('|'))),
  ),
  '',
);

/** Several words in one cell, with spaces between them. */
export const spaced = v.optional(
  v.pipe(
    v.string(),
    v.transform((cell) => cell.split(/\s+/).filter((word) => word !== '')),
  ),
  '',
);

/** A name that another table has. */
export const known = (what: string, has: (name: string) => boolean) =>
  v.pipe(
    text,
    v.check(has, ({ input }) => `No ${what} ${input}`),
  );

/** Several names that another table has. */
export const knownList = (what: string, has: (name: string) => boolean) =>
  v.pipe(
    list,
    v.rawCheck(({ dataset, addIssue }) => {
      for (const name of dataset.typed ? dataset.value : [])
        if (!has(name)) addIssue({ message: `No ${what} ${name}` });
    }),
  );
