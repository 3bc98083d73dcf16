import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { assumed, filled, ground, id, maybe, picture, slug, text } from '#adapters/provider-http/contract/wire.ts';
import { groundedOf, linkOf, type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import {
  type MenuItem,
  NO_BANNER,
  type ProductBanner,
  type ProductCatalog,
  type Subcategory,
  type TopCategory,
} from '#core/catalog/products/index.ts';

const thirdLevelWire = v.object({ subCategoryUrl: slug, subCategoryTitle: filled });

export const subcategoryWire = v.object({
  ...thirdLevelWire.entries,
  subcategories: maybe(v.array(thirdLevelWire)),
});

export const menuItemWire = v.object({
  id: maybe(id),
  categoryUrl: slug,
  categoryTitle: filled,
  categoryIcon: maybe(picture),
  menu_image: maybe(picture),
  menu_image_dark: maybe(picture),
  subcategories: maybe(v.array(subcategoryWire)),
});

export const menuTree = defineCall({
  id: 'menuTree',
  method: 'GET',
  path: 'general/menu_tree',
  summary: 'The category menu on three levels',
  answer: v.array(menuItemWire),
});

export const topCategories = defineCall({
  id: 'topCategories',
  method: 'GET',
  path: '/general/top_categories',
  summary: 'Category tiles of the home page',
  assumed: true,
  answer: v.array(v.object({ categoryUrl: slug, categoryTitle: filled, img: picture })),
});

export const bannerSelect = defineCall({
  id: 'bannerSelect',
  method: 'GET',
  path: 'general/banner-select/{categoryId}',
  summary: 'The banner of a category on a product page; both flags false when there is none',
  params: v.object({ categoryId: id }),
  answer: v.object({
    show: maybe(v.boolean()),
    showContent: maybe(v.boolean()),
    title: assumed(text),
    text: assumed(text),
    button: assumed(text),
    href: assumed(text),
    img: assumed(picture),
    ...ground,
  }),
  example: { params: { categoryId: 'smartphones' }, from: { '/params/categoryId': 'menuTree#/0/id' } },
});

/** A subcategory with those under it. */
export const toSubcategory = (wire: v.InferOutput<typeof subcategoryWire>): Subcategory => ({
  url: wire.subCategoryUrl,
  title: wire.subCategoryTitle,
  subcategories: (wire.subcategories ?? []).map((third) => ({
    url: third.subCategoryUrl,
    title: third.subCategoryTitle,
    subcategories: [],
  })),
});

/** The menu as core knows it. */
export const toMenu = (wire: AnswerOf<typeof menuTree>, mapping: Mapping): readonly MenuItem[] =>
  wire.map((item) => ({
    id: String(item.id ?? item.categoryUrl),
    url: item.categoryUrl,
    title: item.categoryTitle,
    icon: pictureOf(item.categoryIcon, mapping),
    subcategories: (item.subcategories ?? []).map(toSubcategory),
    ...present({
      menuImage: pictureOf(item.menu_image, mapping) || undefined,
      darkMenuImage: pictureOf(item.menu_image_dark, mapping) || undefined,
    }),
  }));

/** Category tiles as core knows them. */
const toTopCategories = (wire: AnswerOf<typeof topCategories>, mapping: Mapping): readonly TopCategory[] =>
  wire.map(({ categoryUrl, categoryTitle, img }) => ({
    url: categoryUrl,
    title: categoryTitle,
    image: pictureOf(img, mapping),
  }));

/** The banner of a product page; without words or a way on there is nothing to show (rule PRODUCT-3). */
export const toProductBanner = (wire: AnswerOf<typeof bannerSelect>, mapping: Mapping): ProductBanner => {
  const { show, showContent, title, text: words, button } = wire;
  const href = linkOf(wire.href);
  if (!show || !title || !href) return NO_BANNER;
  return {
    show,
    showContent: showContent ?? false,
    content: { title, text: words ?? '', action: button ?? '', href, ...groundedOf(wire, mapping) },
  };
};

/** The reads of the menu, its tiles and banners. */
export const menuReads = (access: ProviderAccess) => {
  const read = readerOf(access);
  return {
    menu: read(menuTree, () => ({}), toMenu),
    topCategories: read(topCategories, () => ({}), toTopCategories),
    banner: read(bannerSelect, ({ categoryId }) => ({ params: { categoryId } }), toProductBanner),
  } satisfies Partial<ProductCatalog>;
};
