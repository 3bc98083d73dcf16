/** The embedded provider's contents: deterministic, in Russian and Romanian. */

export { regions } from '#adapters/provider-sandbox/catalogue/seed/regions.ts';
export { shops } from '#adapters/provider-sandbox/catalogue/seed/shops.ts';
export { categories } from './categories.ts';
export { content } from './content.ts';
export type * from './content-model.ts';
export type * from './model.ts';
export { products } from './products.ts';
export { reviews } from './reviews.ts';
export { settings } from './settings.ts';
export type * from './settings-model.ts';
