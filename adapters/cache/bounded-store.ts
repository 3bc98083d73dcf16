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

/** Characters of the keys that a store remembers of entries it has not kept. */
const KEYS = 500_000;

/** A bounded store that keeps an entry only from the second time on: what is asked for once is never asked for again. */
export const secondTimeStore = <Entry extends object | string>(bounds: Bounds<Entry>) => {
  const store = boundedStore(bounds);
  const seen = boundedStore<string>({ bytes: KEYS, sizeOf: () => 0 });
  return {
    get: (key: string): Entry | undefined => store.get(key),
    delete: (key: string): boolean => store.delete(key),
    set: (key: string, entry: Entry): void => {
      if (seen.has(key)) store.set(key, entry);
      seen.set(key, '');
    },
  };
};
