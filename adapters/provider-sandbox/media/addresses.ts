import { inTheDark } from '#adapters/provider-sandbox/pictures/kit/colour.ts';

/** The views that every product is drawn from, counted from 1. */
export const PRODUCT_VIEWS = [1, 2, 3] as const;

/** Where a drawn banner of any kind is found. */
export const bannerUrl = (name: string): string => `/media/banners/${name}.webp`;

/** Where the icon of a family of goods is found. */
export const iconUrl = (family: string): string => `/media/icons/${family}.svg`;

/** Names of the banners that are drawn for things which have no name for theirs. */
export const articleArt = (slug: string): string => `news-${slug}`;
export const videoArt = (videoId: string): string => `video-${videoId}`;
export const promotionArt = (slug: string): string => `promo-${slug}`;
export const landingArt = (slug: string, block: number): string => `landing-${slug}-${block}`;
export const categoryArt = (url: string): string => `category-${url}`;
/** A banner of the menu laid out tall, as it stands beside the menu. */
export const tallArt = (bannerId: string): string => `${bannerId}-tall`;
/** The same laid out wide, for a product page. */
export const wideArt = (bannerId: string): string => `${bannerId}-wide`;
export const shopArt = (shopId: string): string => `shop-${shopId}`;
export const GIFT_ART = 'gift';
/** Any of these, drawn for screens in the dark. */
export const darkArt = (name: string): string => `${name}-dark`;

/** A drawn picture on the wire, with the one for screens in the dark. */
export const artWire = (name: string) => ({ img: bannerUrl(name), img_dark: bannerUrl(darkArt(name)) });

/** The same on the ground that it is drawn on. */
export const groundWire = (name: string, tint: string) => ({ ...artWire(name), tint, tint_dark: inTheDark(tint) });
