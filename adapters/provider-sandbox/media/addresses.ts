/** The folders of `pictures/`. A picture's address is `/media/<folder>/<file>`. */
export const PICTURE_FOLDERS = ['banners', 'icons', 'products', 'shops', 'site'] as const;

/** Views of every product. */
export const PRODUCT_VIEWS = [1, 2, 3] as const;

export const pictureUrl = (name: string, view: number): string => `/media/products/${name}-${view}.avif`;
export const bannerUrl = (name: string): string => `/media/banners/${name}.avif`;
export const shopUrl = (shopId: string): string => `/media/shops/${shopId}.avif`;
export const iconUrl = (family: string): string => `/media/icons/${family}.svg`;

export const darkBanner = (name: string): string => `${name}-dark`;

/** A banner's addresses for the light and dark theme. */
export const bannerImages = (name: string) => ({ img: bannerUrl(name), img_dark: bannerUrl(darkBanner(name)) });

/** Mean channel of dark backgrounds. Pale colours get more contrast. */
const DARK_LEVEL = 32;
const DARK_SPREAD = 1.5;
const HIGHEST = 255;

/** A dark background of the same hue, `#RRGGBB`. */
const darkTint = (colour: string): string => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mean = channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
  const dark = channels.map((channel) =>
    Math.round(Math.min(HIGHEST, Math.max(0, DARK_LEVEL + (channel - mean) * DARK_SPREAD))),
  );
  return `#${dark.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The same with background colours. */
export const tintedBanner = (name: string, tint: string) => ({
  ...bannerImages(name),
  tint,
  tint_dark: darkTint(tint),
});
