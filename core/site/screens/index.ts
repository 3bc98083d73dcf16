export { placeBanners } from './home-banners.ts';
export { createLoadHome, createLoadRow, type HomePage, type HomeRow } from './load-home.ts';
export { createLoadProductScreen, type ProductScreen } from './load-product.ts';
