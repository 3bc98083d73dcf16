/** Promotions, those that are on before those that are over, otherwise as they came (rule PROMO-1). */
export const activeFirst = <Item extends { readonly isActive: boolean }>(
  promotions: readonly Item[],
): readonly Item[] => promotions.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

/** The vacancies one may answer: those that are open (rule CONTENT-1). */
export const openVacancies = <Item extends { readonly isActive: boolean }>(
  vacancies: readonly Item[],
): readonly Item[] => vacancies.filter(({ isActive }) => isActive);

/** The vacancy whose CV form is open: the one asked for, if it is open (rule CONTENT-1). */
export const activeVacancy = <Item extends { readonly vacancyId: string; readonly isActive: boolean }>(
  vacancies: readonly Item[],
  vacancyId: string | undefined,
): Item | undefined => openVacancies(vacancies).find((vacancy) => vacancy.vacancyId === vacancyId);

/** Somebody who sells in a partner's shop. */
export interface Seller {
  readonly id: string;
  readonly name: string;
}

/** Sellers to keep: those that came, unless none did (rule CONTENT-2). */
export const keepSellers = (known: readonly Seller[], received: readonly Seller[]): readonly Seller[] =>
  received.length > 0 ? received : known;

/** Shops, those that are open now before the closed ones, otherwise as they came (rule CONTENT-3). */
export const openFirst = <Item extends { readonly isOpen: boolean }>(shops: readonly Item[]): readonly Item[] =>
  shops.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));

/** The banner of a product page: whether it is there, and whether its content is unfolded (rule PRODUCT-3). */
export interface ProductBanner {
  readonly show: boolean;
  readonly showContent: boolean;
  /** Absent when there is nothing to show. */
  readonly content?: BannerContent;
}

/** What a banner of a product page says and where it leads. */
export interface BannerContent {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A path of the shop without language prefix, or an absolute address. */
  readonly href: string;
  readonly image: string;
  /** Ground colour, #RRGGBB, that the words stand on. */
  readonly tint: string;
}

/** No banner (rule PRODUCT-3). */
export const NO_BANNER: ProductBanner = { show: false, showContent: false };

/** Folds the content of a banner in or out; a banner that is not there has none (rule PRODUCT-3). */
export const toggleBanner = (banner: ProductBanner): ProductBanner => ({
  ...banner,
  showContent: banner.show && !banner.showContent,
});

/** The category whose banner a product page shows: that of its last breadcrumb (rule PRODUCT-3). */
export const bannerCategory = (breadcrumbs: readonly { readonly categoryId: string }[]): string | undefined =>
  breadcrumbs.at(-1)?.categoryId;
