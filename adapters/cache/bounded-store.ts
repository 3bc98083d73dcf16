import { LRUCache } from 'lru-cache';

interface Bounds<Entry> {
  /** Most bytes or characters, keys included. */
  readonly bytes: number;
  readonly entries?: number;
  readonly sizeOf: (entry: Entry) => number;
}

/** An in-memory store that evicts the least recently used entries, and keeps nothing larger than itself. */
export type BoundedStore<Entry extends object | string> = LRUCache<string, Entry>;

export const boundedStore = <Entry extends object | string>({
  bytes,
  entries,
  sizeOf,
}: Bounds<Entry>): BoundedStore<Entry> =>
  new LRUCache<string, Entry>({
    maxSize: bytes,
    sizeCalculation: (entry, key) => key.length + sizeOf(entry),
    ...(entries === undefined ? {} : { max: entries }),
  });
