import type { Sql } from './sql.ts';

/** A list of small numbers for every product, all in one array. */
export interface PackedLists {
  /** Start of each product's list by row id; one more entry marks the end of the last list. */
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** Collects the lists of products 1, 2, 3… and stores them as two blobs. */
export const listPacker = (sql: Sql, name: string) => {
  const starts = [0];
  let items = new Uint32Array(1024);
  let filled = 0;
  return {
    add: (list: readonly number[]): void => {
      if (filled + list.length > items.length) {
        const larger = new Uint32Array((filled + list.length) * 2);
        larger.set(items);
        items = larger;
      }
      starts.push(filled);
      items.set(list, filled);
      filled += list.length;
    },
    finish: (): void => {
      const ends = Uint32Array.from([...starts, filled]);
      sql.run('INSERT INTO packed_lists VALUES (?, ?, ?)', name, bytesOf(ends), bytesOf(items.slice(0, filled)));
    },
  };
};

/** Turns lists of numbers by product into lists of products by number. */
export const invertLists = ({ starts, items }: PackedLists): PackedLists => {
  const most = items.reduce((highest, number) => Math.max(highest, number), 0);
  const turnedStarts = new Uint32Array(most + 2);
  for (const number of items) turnedStarts[number + 1] = (turnedStarts[number + 1] ?? 0) + 1;
  for (let number = 0; number <= most; number += 1)
    turnedStarts[number + 1] = (turnedStarts[number + 1] ?? 0) + (turnedStarts[number] ?? 0);
  const free = turnedStarts.slice();
  const products = new Uint32Array(items.length);
  for (let product = 1; product < starts.length - 1; product += 1) {
    const end = starts[product + 1] ?? 0;
    for (let at = starts[product] ?? 0; at < end; at += 1) {
      const number = items[at] ?? 0;
      products[free[number] ?? 0] = product;
      free[number] = (free[number] ?? 0) + 1;
    }
  }
  return { starts: turnedStarts, items: products };
};

const bytesOf = (numbers: Uint32Array): Uint8Array => new Uint8Array(numbers.buffer, 0, numbers.byteLength);

/** Lists stored by `listPacker`. */
export const readLists = (sql: Sql, name: string): PackedLists => {
  const row = sql.get<{ starts: Uint8Array; items: Uint8Array }>(
    'SELECT starts, items FROM packed_lists WHERE name = ?',
    name,
  );
  return { starts: numbersOf(row?.starts), items: numbersOf(row?.items) };
};

const numbersOf = (bytes: Uint8Array = new Uint8Array(8)): Uint32Array =>
  new Uint32Array(Uint8Array.from(bytes).buffer);
