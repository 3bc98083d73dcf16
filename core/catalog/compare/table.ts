import { type DescribedProduct, finalPrice, type Product } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { bestValueIndexes } from './measures.ts';
import { byImportance, type CompareRow, type CompareSection } from './rows.ts';

/** Products of one category side by side. */
export interface CompareTable {
  readonly category: { readonly url: string; readonly title: string };
  readonly products: readonly Product[];
  /** Rows that decide between the products (rule COMPARE-12). */
  readonly decisive: readonly CompareRow[];
  /** All other rows. */
  readonly sections: readonly CompareSection[];
  /** Places of the cheapest products; empty while all cost the same. */
  readonly cheapest: readonly number[];
}

/** One table for each top category, in the order in which the products were added (rule COMPARE-5). */
export const compareTables = (items: readonly DescribedProduct[]): readonly CompareTable[] => {
  const byCategory = Map.groupBy(items, ({ product }) => product.categories[0]?.url ?? '');
  return [...byCategory].map(([url, members]) => {
    const isRanked = areAlike(members);
    return {
      category: { url, title: members[0]?.product.categories[0]?.title ?? '' },
      products: members.map(({ product }) => product),
      ...byImportance(sectionsOf(members, isRanked)),
      cheapest: isRanked ? cheapestOf(members.map(({ product }) => finalPrice(product))) : [],
    };
  });
};

/** A part of the properties that products of one kind have in common at least. */
const ALIKE = 0.5;

/** Whether products are of one kind: headphones are not better than a loudspeaker (rule COMPARE-7). */
const areAlike = (members: readonly DescribedProduct[]): boolean => {
  const named = members.map(
    ({ properties }) => new Set(properties.flatMap((group) => group.properties.map(({ name }) => name))),
  );
  const all = new Set(named.flatMap((names) => [...names]));
  const common = [...all].filter((name) => named.every((names) => names.has(name)));
  return common.length >= all.size * ALIKE;
};

/**
 * The rows as shown: all, or only those that differ; sections left without rows disappear (rules COMPARE-6,
 * COMPARE-11). A single product has none.
 */
export const shownRows = (
  { products, decisive, sections }: Pick<CompareTable, 'products' | 'decisive' | 'sections'>,
  onlyDifferences: boolean,
): Pick<CompareTable, 'decisive' | 'sections'> => {
  if (products.length < 2) return { decisive: [], sections: [] };
  if (!onlyDifferences) return { decisive, sections };
  const differing = (rows: readonly CompareRow[]) => rows.filter(({ same }) => !same);
  return {
    decisive: differing(decisive),
    sections: sections
      .map(({ title, rows }) => ({ title, rows: differing(rows) }))
      .filter(({ rows }) => rows.length > 0),
  };
};

/** All properties of the products, in the products' order (rules COMPARE-5 … COMPARE-7). */
const sectionsOf = (members: readonly DescribedProduct[], isRanked: boolean): readonly CompareSection[] => {
  const titles = new Set(members.flatMap(({ properties }) => properties.map(({ title }) => title)));
  return [...titles].map((title) => {
    const described = members.map(({ properties }) =>
      properties.filter((group) => group.title === title).flatMap((group) => group.properties),
    );
    // By name: a weight in grams and one in kilograms are one property.
    const keys = new Map(described.flat().map(({ key, name }) => [name, key]));
    const rows = [...keys].map(([name, key]): CompareRow => {
      const values = described.map((properties) => properties.find((property) => property.name === name)?.value);
      return {
        key,
        name,
        values,
        same: new Set(values).size <= 1,
        best: isRanked ? bestValueIndexes(values, name) : [],
      };
    });
    return { title, rows };
  });
};

const cheapestOf = (prices: readonly Bani[]): readonly number[] => {
  const lowest = Math.min(...prices);
  const places = prices.flatMap((price, place) => (price === lowest ? [place] : []));
  return places.length === prices.length ? [] : places;
};
