/** The embedded provider's contents: deterministic, in Russian and Romanian. */

export { categories } from './categories.ts';
export type * from './model.ts';
export { products } from './products.ts';
