import * as v from 'valibot';
import { type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import type { Breadcrumb, MenuItem, SeoInfo, Subcategory, TopCategory } from '#core/catalog/products/index.ts';
import { defineQuery } from './ask-saleor.ts';
import { connectionOf, NAMED, named, nameOf, nodesOf, seoWire } from './wire.ts';

/** Most categories of one level; Saleor gives no more at a time. */
const MOST = 100;

const leafWire = v.object({ slug: v.string(), ...named });
const childWire = v.object({ ...leafWire.entries, children: v.nullish(connectionOf(leafWire)) });

/** The way down to a category, from the top; `level` orders it, since Saleor promises no order. */
export const ancestorsWire = v.nullish(
  connectionOf(v.object({ id: v.string(), slug: v.string(), level: v.number(), ...named })),
);
export const ANCESTORS = `ancestors(first: 10) { edges { node { id slug level ${NAMED} } } }`;

/** A category's ancestors from the top down. */
export const ancestorsOf = (wire: v.InferOutput<typeof ancestorsWire>) =>
  nodesOf(wire).toSorted((one, other) => one.level - other.level);

export const menuQuery = defineQuery(
  'ShopMenu',
  'Three levels of categories',
  `query ShopMenu($language: LanguageCodeEnum!) {
  categories(level: 0, first: ${MOST}) { edges { node {
    id slug ${NAMED} backgroundImage(size: 512) { url }
    children(first: ${MOST}) { edges { node {
      slug ${NAMED}
      children(first: ${MOST}) { edges { node { slug ${NAMED} } } }
    } } }
  } } }
}`,
  v.object({
    categories: connectionOf(
      v.object({
        id: v.string(),
        ...childWire.entries,
        backgroundImage: v.nullish(v.object({ url: v.string() })),
        children: v.nullish(connectionOf(childWire)),
      }),
    ),
  }),
);
type TopNode = v.InferOutput<(typeof menuQuery.call)['answer']>['data']['categories']['edges'][number]['node'];

const toSubcategory = (
  wire: v.InferOutput<typeof leafWire> & Partial<Pick<v.InferOutput<typeof childWire>, 'children'>>,
): Subcategory => ({
  url: wire.slug,
  title: nameOf(wire),
  subcategories: nodesOf(wire.children).map(toSubcategory),
});

/** A top category of the menu; Saleor has no icons, and its background picture is the banner. */
export const toMenuItem = (wire: TopNode, mapping: Mapping): MenuItem => ({
  id: wire.id,
  url: wire.slug,
  title: nameOf(wire),
  icon: '',
  subcategories: nodesOf(wire.children).map(toSubcategory),
  ...present({ menuImage: pictureOf(wire.backgroundImage?.url, mapping) || undefined }),
});

/** A top category as a tile. */
export const toTopCategory = (wire: TopNode, mapping: Mapping): TopCategory => ({
  url: wire.slug,
  title: nameOf(wire),
  image: pictureOf(wire.backgroundImage?.url, mapping),
});

export const categoryQuery = defineQuery(
  'ShopCategory',
  'A category of any level; null when there is none',
  `query ShopCategory($slug: String!, $language: LanguageCodeEnum!) {
  category(slug: $slug) {
    id slug level name seoTitle seoDescription
    translation(languageCode: $language) { name seoTitle seoDescription }
    ${ANCESTORS}
    children(first: ${MOST}) { edges { node {
      slug ${NAMED}
      children(first: ${MOST}) { edges { node { slug ${NAMED} } } }
    } } }
  }
}`,
  v.object({
    category: v.nullable(
      v.object({
        id: v.string(),
        slug: v.string(),
        level: v.number(),
        name: v.string(),
        ...seoWire,
        translation: v.nullish(v.object({ name: v.nullish(v.string()), ...seoWire })),
        ancestors: ancestorsWire,
        children: v.nullish(connectionOf(childWire)),
      }),
    ),
  }),
);

/** What a list says of the category that it is of. */
export interface CategoryHead {
  readonly id: string;
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly subcategories: readonly Subcategory[];
  readonly seo: SeoInfo;
}

/** A category as its list's page knows it; undefined when there is none. */
export const toCategoryHead = ({
  category,
}: v.InferOutput<(typeof categoryQuery.call)['answer']>['data']): CategoryHead | undefined => {
  if (!category) return undefined;
  const { translation } = category;
  return {
    id: category.id,
    title: nameOf(category),
    breadcrumbs: [...ancestorsOf(category.ancestors), category].map((step) => ({
      categoryId: step.id,
      categoryTitle: nameOf(step),
      categoryUrl: step.slug,
    })),
    subcategories: nodesOf(category.children).map(toSubcategory),
    seo: present({
      title: translation?.seoTitle || category.seoTitle || undefined,
      description: translation?.seoDescription || category.seoDescription || undefined,
    }),
  };
};
