import type { Bani, TintedPictureFields } from '#core/kernel/shared/index.ts';

/** A category of the second or third level; both live at `/{url}`. */
export interface Subcategory {
  readonly url: string;
  readonly title: string;
  readonly subcategories: readonly Subcategory[];
}

/** A top category of the menu. */
export interface MenuItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly icon: string;
  /** Banner shown beside the subcategories. */
  readonly menuImage?: string;
  /** The same for screens in the dark (rule PICTURE-1). */
  readonly darkMenuImage?: string;
  readonly subcategories: readonly Subcategory[];
}

/** A category tile on the home page. */
export interface TopCategory {
  readonly url: string;
  readonly title: string;
  readonly image: string;
}

/** One slide of the home page's banner slider. */
export interface MainBanner extends TintedPictureFields {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly action: string;
  readonly href: string;
  /** Price of the product that it leads to, or of the cheapest in a list (rule HOME-8). */
  readonly price?: Bani;
}

/** Whether the price of a banner is the lowest of a list (rule HOME-8). */
export const leadsToList = ({ href }: Pick<MainBanner, 'href'>): boolean => !href.startsWith('/product/');
