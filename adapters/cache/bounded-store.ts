/** What a store may hold at most; its keys count, too. */
interface Bounds<Entry> {
  readonly bytes: number;
  readonly entries: number;
  readonly sizeOf: (entry: Entry) => number;
}

/** What this process itself remembers, within bounds, the newest used first to stay: a store for Keyv. */
export const boundedStore = <Entry>({ bytes: maxBytes, entries: maxEntries, sizeOf }: Bounds<Entry>) => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string): boolean => {
    const entry = entries.get(key);
    if (entry !== undefined) bytes -= key.length + sizeOf(entry);
    return entries.delete(key);
  };
  return {
    get: (key: string) => {
      const entry = entries.get(key);
      if (entry !== undefined) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    set: (key: string, entry: Entry) => {
      remove(key);
      entries.set(key, entry);
      bytes += key.length + sizeOf(entry);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes && entries.size <= maxEntries) break;
        remove(oldest);
      }
      return true;
    },
    delete: remove,
    clear: () => {
      entries.clear();
      bytes = 0;
    },
  };
};
