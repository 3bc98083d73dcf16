export { placeBanners } from './home-banners.ts';
export { type HomePage, type HomeRow, makeLoadHome, makeLoadRow } from './load-home.ts';
export { makeLoadProductScreen, type ProductScreen } from './load-product.ts';
