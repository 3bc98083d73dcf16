/** What was used last, as much of it as may be kept. */
export interface Recent<Value> {
  /** The value of a key, made when it is not kept. */
  get(key: string, make: () => Value): Value;
}

/** Keeps values while their sizes and one for each together are at most `most`; what was not used for longest goes first. */
export const recent = <Value extends { readonly ids: { readonly length: number } }>(most: number): Recent<Value> => {
  const kept = new Map<string, Value>();
  const sizeOf = ({ ids }: Value): number => ids.length + 1;
  let size = 0;
  return {
    get: (key, make) => {
      const known = kept.get(key);
      const value = known ?? make();
      // A map gives its keys in the order in which they came.
      kept.delete(key);
      kept.set(key, value);
      if (known === undefined) size += sizeOf(value);
      for (const [oldest, old] of kept) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= sizeOf(old);
      }
      return value;
    },
  };
};
