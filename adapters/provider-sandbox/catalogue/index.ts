/** The embedded provider's contents: deterministic, in Russian and Romanian. */

export { content, settings } from '#adapters/provider-sandbox/content/index.ts';
export { reviews } from '#adapters/provider-sandbox/content/reviews.ts';
export { categories } from './categories.ts';
export type * from './model.ts';
export { pictureFamilies } from './model.ts';
export { products } from './products.ts';
export type { SeedShopFront } from './settings/shop-fronts.ts';
