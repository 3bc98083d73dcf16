export { placeBanners } from './home-banners.ts';
export { createLoadHome, createLoadRow, type HomePage, type HomeRow, RETURN_DAYS } from './load-home.ts';
export { createLoadProductScreen, type ProductScreen } from './load-product.ts';
