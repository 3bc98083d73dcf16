/** The views that every product is drawn from, counted from 1. */
export const PRODUCT_VIEWS = [1, 2, 3] as const;

/** Where a drawn banner of any kind is found. */
export const bannerUrl = (id: string): string => `/media/banners/${id}.webp`;

/** Where the icon of a family of goods is found. */
export const iconUrl = (family: string): string => `/media/icons/${family}.svg`;
