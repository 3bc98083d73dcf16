import type { CategoryLink, Product } from '#core/catalog/products/index.ts';

/** Products on one page of the whole catalogue (rule FEED-5). */
export const CATALOGUE_PAGE_SIZE = 60;

/** Neighbours in the catalogue that belong to one category. */
export interface CatalogueSection {
  /** From the top level down; empty when the products have no category. */
  readonly path: readonly CategoryLink[];
  readonly products: readonly Product[];
}

/** Products that come in the order of the catalogue, under the categories that they belong to (rule FEED-5). */
export const sectionsOf = (products: readonly Product[]): readonly CatalogueSection[] => {
  const sections: { path: readonly CategoryLink[]; products: Product[] }[] = [];
  for (const product of products) {
    const open = sections.at(-1);
    if (open && open.path.at(-1)?.url === product.categories.at(-1)?.url) open.products.push(product);
    else sections.push({ path: product.categories, products: [product] });
  }
  return sections;
};
