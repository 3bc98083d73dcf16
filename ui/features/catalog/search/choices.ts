import type { CategoryCount, Product } from '#core/catalog/products/index.ts';
import type { SearchSession } from '#core/catalog/search/index.ts';

/** Something below the search field that can be gone to; `path` is one of the shop, without language prefix. */
export type SearchChoice = { readonly id: string; readonly path: string } & (
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'category'; readonly category: CategoryCount }
  | { readonly kind: 'all'; readonly totalCount: number }
);

/** Most categories that are offered: the rest are among all results. */
const CATEGORIES_MAX = 6;

const resultsPath = (query: string, category?: string): string =>
  `/search?${new URLSearchParams({ query, ...(category === undefined ? {} : { category }) })}`;

/** What a search offers to go to, in the order in which it is shown: products, all of them, categories. */
export const searchChoices = ({ text, results, suggestion }: SearchSession): readonly SearchChoice[] => {
  if (!results) return [];
  const query = suggestion ?? text.trim();
  const { products, totalCount, byCategory, linksToAll } = results;
  return [
    ...products.map((product) => ({
      kind: 'product' as const,
      id: `product-${product.productId}`,
      path: `/product/${product.url}`,
      product,
    })),
    ...(linksToAll ? [{ kind: 'all' as const, id: 'all', path: resultsPath(query), totalCount }] : []),
    ...byCategory.slice(0, CATEGORIES_MAX).map((category) => ({
      kind: 'category' as const,
      id: `category-${category.url}`,
      path: resultsPath(query, category.url),
      category,
    })),
  ];
};
