import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { inTheDark } from './tint.ts';

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

export const articleArt = (slug: string): string => `news-${slug}`;
export const videoArt = (videoId: string): string => `video-${videoId}`;
export const promotionArt = (slug: string): string => `promo-${slug}`;
export const landingArt = (slug: string, block: number): string => `landing-${slug}-${block}`;
export const categoryArt = (url: string): string => `category-${url}`;
/** The tall menu banner, beside the menu. */
export const tallArt = (bannerId: string): string => `${bannerId}-tall`;
/** The wide menu banner, on a product page. */
export const wideArt = (bannerId: string): string => `${bannerId}-wide`;
export const GIFT_ART = 'gift';
export const darkArt = (name: string): string => `${name}-dark`;

/** A banner's addresses for the light and dark theme. */
export const artWire = (name: string) => ({ img: bannerUrl(name), img_dark: bannerUrl(darkArt(name)) });

/** The same with background colours. */
export const groundWire = (name: string, tint: string) => ({ ...artWire(name), tint, tint_dark: inTheDark(tint) });
