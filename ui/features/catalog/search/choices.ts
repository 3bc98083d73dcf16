import type { CategoryCount, Product } from '#core/catalog/products/index.ts';
import type { SearchSession } from '#core/catalog/search/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { BY_NAME } from './search-address.ts';

/** A link in the search panel; `path` has no language prefix. */
export type SearchChoice = { readonly id: string; readonly path: string } & (
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'category'; readonly category: CategoryCount }
  | { readonly kind: 'all'; readonly totalCount: number }
);

/** Most categories that are offered: the rest are among all results. */
const CATEGORIES_MAX = 6;

/** `further` narrows or widens what is asked for. */
const resultsPath = (query: string, further: Readonly<Record<string, string>>): string =>
  `/search?${new URLSearchParams({ query, ...further })}`;

/** Links of the search panel in the order shown: products, all results, categories. */
export const searchChoices = ({ text, results, suggestion, byName }: SearchSession): readonly SearchChoice[] => {
  if (!results) return [];
  const query = suggestion ?? clean(text);
  const how = byName ? BY_NAME : {};
  const { products, totalCount, byCategory, linksToAll } = results;
  return [
    ...products.map((product) => ({
      kind: 'product' as const,
      id: `product-${product.productId}`,
      path: `/product/${product.url}`,
      product,
    })),
    ...(linksToAll ? [{ kind: 'all' as const, id: 'all', path: resultsPath(query, how), totalCount }] : []),
    ...byCategory.slice(0, CATEGORIES_MAX).map((category) => ({
      kind: 'category' as const,
      id: `category-${category.url}`,
      path: resultsPath(query, { category: category.url, ...how }),
      category,
    })),
  ];
};
