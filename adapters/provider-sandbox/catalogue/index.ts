export { categories } from './categories.ts';
export type * from './model.ts';
export { products } from './products.ts';
