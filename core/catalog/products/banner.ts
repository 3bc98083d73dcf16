import type { TintedPictureFields } from '#core/kernel/shared/index.ts';

/** The banner of a product page: whether it is there, and whether its content is unfolded (rule PRODUCT-3). */
export interface ProductBanner {
  readonly show: boolean;
  readonly showContent: boolean;
  /** Absent when there is nothing to show. */
  readonly content?: BannerContent;
}

/** What a banner of a product page says and where it leads. */
export interface BannerContent extends TintedPictureFields {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A path of the shop without language prefix, or an absolute address. */
  readonly href: string;
}

/** No banner (rule PRODUCT-3). */
export const NO_BANNER: ProductBanner = { show: false, showContent: false };

/** Opens or closes a banner's content (rule PRODUCT-3). */
export const toggleBanner = (banner: ProductBanner): ProductBanner => ({
  ...banner,
  showContent: banner.show && !banner.showContent,
});

/** The category whose banner a product page shows: that of its last breadcrumb (rule PRODUCT-3). */
export const bannerCategory = (breadcrumbs: readonly { readonly categoryId: string }[]): string | undefined =>
  breadcrumbs.at(-1)?.categoryId;
