import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { darkTint } from './tint.ts';

/** The folders of `pictures/`. A picture's address is `/media/<folder>/<file>`. */
export const PICTURE_FOLDERS = ['banners', 'icons', 'products', 'shops', 'site'] as const;

/** Views of every product. */
export const PRODUCT_VIEWS = [1, 2, 3] as const;

/** A product's picture name, shared by all memory sizes of a model and colour: `xiaomi-15t-pro-mocha`. */
export const pictureName = ({ picture, colour }: Pick<SeedProduct, 'picture' | 'colour'>): string =>
  `${picture.model}-${colour.slug}`;

export const pictureUrl = (name: string, view: number): string => `/media/products/${name}-${view}.avif`;
export const bannerUrl = (name: string): string => `/media/banners/${name}.avif`;
export const shopUrl = (shopId: string): string => `/media/shops/${shopId}.avif`;
export const iconUrl = (family: string): string => `/media/icons/${family}.svg`;

export const articleBanner = (slug: string): string => `news-${slug}`;
export const videoBanner = (videoId: string): string => `video-${videoId}`;
export const promotionBanner = (slug: string): string => `promo-${slug}`;
export const landingBanner = (slug: string, block: number): string => `landing-${slug}-${block}`;
export const categoryBanner = (url: string): string => `category-${url}`;
/** The tall menu banner, beside the menu. */
export const tallBanner = (bannerId: string): string => `${bannerId}-tall`;
/** The wide menu banner, on a product page. */
export const wideBanner = (bannerId: string): string => `${bannerId}-wide`;
export const GIFT_BANNER = 'gift';
export const darkBanner = (name: string): string => `${name}-dark`;

/** A banner's addresses for the light and dark theme. */
export const bannerImages = (name: string) => ({ img: bannerUrl(name), img_dark: bannerUrl(darkBanner(name)) });

/** The same with background colours. */
export const tintedBanner = (name: string, tint: string) => ({
  ...bannerImages(name),
  tint,
  tint_dark: darkTint(tint),
});
