/** The drawings of the embedded provider: products, icons, banners, logo; SVG strings and their pixels. */
export { drawBanner } from './banner.ts';
export { drawGift } from './gift.ts';
export { drawIcon } from './icons.ts';
export { drawIllustration } from './illustrations.ts';
export { drawFavicon, drawLogo } from './logo.ts';
export { drawProduct } from './product.ts';
export { rasterise, rasteriseLit } from './rasterise.ts';
export { drawShopfront } from './shopfront.ts';
