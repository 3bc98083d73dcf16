/** An article of the news, as lists know it. */
export interface Article {
  readonly url: string;
  readonly title: string;
  readonly lead: string;
  readonly image: string;
  /** ISO date or date and time. */
  readonly publishedAt: string;
}

/** How many articles of a chunk are shown large (rule NEWS-1). */
export const NEWS_LARGE = 2;
/** How many articles of a chunk are shown small after them (rule NEWS-1). */
export const NEWS_SMALL = 4;
/** Articles that are laid out together (rule NEWS-2). */
export const NEWS_CHUNK = NEWS_LARGE + NEWS_SMALL;

/** One group of the news list: two large articles, four small ones. */
export interface NewsGroup<Item> {
  readonly large: readonly Item[];
  readonly small: readonly Item[];
}

/**
 * The news list in chunks of six, each two large and four small; the last one holds what is left (rules NEWS-1,
 * NEWS-2).
 */
export const groupNews = <Item>(articles: readonly Item[]): readonly NewsGroup<Item>[] =>
  Array.from({ length: Math.ceil(articles.length / NEWS_CHUNK) }, (_, chunk) => {
    const start = chunk * NEWS_CHUNK;
    const middle = start + NEWS_LARGE;
    return { large: articles.slice(start, middle), small: articles.slice(middle, start + NEWS_CHUNK) };
  });

/** What every promotion says of itself. */
export interface Promotion {
  readonly url: string;
  readonly title: string;
  readonly isActive: boolean;
}

/** Promotions, those that are on before those that are over, otherwise as they came (rule PROMO-1). */
export const activeFirst = <Item extends Pick<Promotion, 'isActive'>>(promotions: readonly Item[]): readonly Item[] =>
  promotions.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

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
