export { HOME_NEWS, HOME_VIDEOS, type HomePage, makeLoadHome } from './load-home.ts';
export { makeLoadProduct, makeLoadProductScreen, type ProductScreen } from './load-product.ts';
