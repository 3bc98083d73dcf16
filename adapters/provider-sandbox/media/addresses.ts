import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { inTheDark } from './tint.ts';

/** The folders of `pictures/`; a picture's address is `/media/<folder>/<file>`. */
export const PICTURE_FOLDERS = ['banners', 'icons', 'products', 'shops', 'site'] as const;

/** The views of every product, counted from 1. */
export const PRODUCT_VIEWS = [1, 2, 3] as const;

/** The name of a product's pictures, which all memory sizes of one model and colour share: `xiaomi-15t-pro-mocha`. */
export const pictureName = ({ picture, colour }: Pick<SeedProduct, 'picture' | 'colour'>): string =>
  `${picture.model}-${colour.slug}`;

/** The address of a view of a product. */
export const pictureUrl = (name: string, view: number): string => `/media/products/${name}-${view}.avif`;
export const bannerUrl = (name: string): string => `/media/banners/${name}.avif`;
export const shopUrl = (shopId: string): string => `/media/shops/${shopId}.avif`;
export const iconUrl = (family: string): string => `/media/icons/${family}.svg`;

export const articleArt = (slug: string): string => `news-${slug}`;
export const videoArt = (videoId: string): string => `video-${videoId}`;
export const promotionArt = (slug: string): string => `promo-${slug}`;
export const landingArt = (slug: string, block: number): string => `landing-${slug}-${block}`;
export const categoryArt = (url: string): string => `category-${url}`;
/** The tall shape of a menu banner, beside the menu. */
export const tallArt = (bannerId: string): string => `${bannerId}-tall`;
/** A menu banner in its wide shape, for a product page. */
export const wideArt = (bannerId: string): string => `${bannerId}-wide`;
export const GIFT_ART = 'gift';
/** The dark twin of a banner. */
export const darkArt = (name: string): string => `${name}-dark`;

/** A banner on the wire, with its dark twin. */
export const artWire = (name: string) => ({ img: bannerUrl(name), img_dark: bannerUrl(darkArt(name)) });

/** A banner and its dark twin with the colours of their grounds. */
export const groundWire = (name: string, tint: string) => ({ ...artWire(name), tint, tint_dark: inTheDark(tint) });
