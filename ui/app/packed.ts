/** Plain data in which the names of the fields of equal records stand once: a list of products is half names. */
export interface Packed {
  /** The names of each kind of record. */
  readonly kinds: readonly (readonly string[])[];
  /** A record is a list that begins with its kind, counted from 1; a list begins with 0. */
  readonly data: unknown;
}

/** Packs plain data; what JSON leaves out is left out here as well. */
export const pack = (plain: unknown): Packed => {
  const kinds: string[][] = [];
  const known = new Map<string, number>();
  const kindOf = (names: string[]): number => {
    const written = names.join('\n');
    const kind = known.get(written) ?? kinds.push(names);
    known.set(written, kind);
    return kind;
  };
  const packed = (value: unknown): unknown => {
    if (Array.isArray(value)) return [0, ...value.map(packed)];
    if (typeof value !== 'object' || value === null) return value;
    const record = value as Readonly<Record<string, unknown>>;
    const names = Object.keys(record).filter((name) => record[name] !== undefined);
    return [kindOf(names), ...names.map((name) => packed(record[name]))];
  };
  return { data: packed(plain), kinds };
};

/** The data that were packed. */
export const unpack = ({ kinds, data }: Packed): unknown => {
  const unpacked = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [kind, ...values] = value;
    if (kind === 0) return values.map(unpacked);
    return Object.fromEntries((kinds[kind - 1] ?? []).map((name, place) => [name, unpacked(values[place])]));
  };
  return unpacked(data);
};
