import type { CategoryNode, CategoryTree } from '#adapters/provider-sandbox/db/categories.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

export const breadcrumbs = (path: readonly CategoryNode[], locale: Locale) =>
  path.map(({ url, title }) => ({ categoryId: url, categoryTitle: title[locale], categoryUrl: url }));

/** Result counts with category names. */
export const categoryCounts = (
  categories: CategoryTree,
  counts: readonly { category: number; total: number }[],
  locale: Locale,
) =>
  counts.flatMap(({ category, total }) => {
    const node = categories.byId(category);
    return node ? [{ categoryUrl: node.url, categoryTitle: node.title[locale], totalCount: total }] : [];
  });
