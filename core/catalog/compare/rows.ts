/** One property of every product. */
export interface CompareRow {
  readonly key: string;
  readonly name: string;
  /** One per product; undefined where a product has no value. */
  readonly values: readonly (string | undefined)[];
  /** Every product says the same. */
  readonly same: boolean;
  /** Indexes of the best values; empty when no value is better. */
  readonly best: readonly number[];
}

export interface CompareSection {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** Names of what decides between two products: screen, camera, battery. */
const DECISIVE = [
  /^(?:диагональ|diagonala)/i,
  /^(?:основная камера|camera principală)$/i,
  /^(?:ёмкость аккумулятора|аккумулятор|capacitatea bateriei|baterie)$/i,
];
/** Names of what the title says already, and of what comes in the box. */
const UNIMPORTANT = [/^(?:бренд|marcă)$/i, /^(?:модель|model)$/i, /^(?:страна|țara)/i, /^(?:комплект|conținutul)/i];

/** Place of the first pattern that a row's name matches; −1 if none does. */
const placeIn = (patterns: readonly RegExp[], { name }: CompareRow): number =>
  patterns.findIndex((pattern) => pattern.test(name));

/** The decisive rows, and the other rows in their sections with the unimportant ones at the end (rule COMPARE-12). */
export const byImportance = (sections: readonly CompareSection[]) => {
  const place = (row: CompareRow) => placeIn(DECISIVE, row);
  const rank = (row: CompareRow) => placeIn(UNIMPORTANT, row);
  const decisive = sections
    .flatMap(({ rows }) => rows)
    .filter((row) => place(row) >= 0)
    .toSorted((a, b) => place(a) - place(b));
  const others = sections
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => place(row) < 0).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const isLast = ({ rows }: CompareSection) => rows.some((row) => rank(row) >= 0);
  return { decisive, sections: [...others.filter((section) => !isLast(section)), ...others.filter(isLast)] };
};
