/** Computes a value for each key on first use and keeps it. */
export const memoize = <Key, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const kept = known.get(key) ?? { value: work(key) };
    known.set(key, kept);
    return kept.value;
  };
};

/** Computes a value on first use and keeps it. */
export const lazy = <Value>(work: () => Value): (() => Value) => {
  const value = memoize<undefined, Value>(work);
  return () => value(undefined);
};
