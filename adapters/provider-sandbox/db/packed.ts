/** Lists of small numbers for every product, one after the other in one array. */
export interface PackedLists {
  /** Where the list of each product begins; the one after the last is where the last ends. */
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** Numbers as they are kept in a row: four bytes each. */
export const pack = (numbers: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(numbers).buffer);

const unpacked = (bytes: Uint8Array): Uint32Array =>
  bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    : new Uint32Array(bytes.slice().buffer);

/** The lists of products 1 to `count`, from rows in the order of the products. */
export const packedLists = (
  rows: Iterable<{ readonly product: number; readonly packed: Uint8Array }>,
  count: number,
): PackedLists => {
  const starts = new Uint32Array(count + 2);
  let items = new Uint32Array(1024);
  let filled = 0;
  let next = 1;
  for (const { product, packed } of rows) {
    const list = unpacked(packed);
    if (filled + list.length > items.length) {
      const larger = new Uint32Array((filled + list.length) * 2);
      larger.set(items);
      items = larger;
    }
    starts.fill(filled, next, product + 1);
    next = product + 1;
    items.set(list, filled);
    filled += list.length;
  }
  starts.fill(filled, next);
  return { starts, items: items.slice(0, filled) };
};
