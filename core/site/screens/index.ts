export { type HomePage, makeLoadHome } from './load-home.ts';
export { makeLoadProductScreen, type ProductScreen } from './load-product.ts';
