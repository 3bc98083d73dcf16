import * as v from 'valibot';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { pictureOf, present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import {
  choicesOf,
  type DescribedProduct,
  type ProductPage,
  type Property,
  type PropertyGroup,
  type ShopStock,
  type Variant,
} from '#core/catalog/products/index.ts';
import { defineOperation } from './ask-engine.ts';
import {
  categoriesOf,
  hexOf,
  isThere,
  product,
  productFields,
  type Sold,
  toProduct,
  urlOf,
  type WireVariant,
  wordsOf,
} from './product.ts';

/** One product by its slug; null when there is none. */
export const productBySlug = (hasPlugin: boolean) =>
  defineOperation(
    `query ShopProductPage($slug: String!) { product(slug: $slug) { ...ShopProduct } }
${productFields(hasPlugin)}`,
    v.object({ product: v.nullable(product) }),
  );

/** Shown for a colour that Vendure does not know. */
const UNKNOWN_COLOUR = '#8A8F98';

const propertiesOf = ({ facetValues }: WireVariant): readonly (Property & { readonly key: string })[] =>
  [...Map.groupBy(facetValues, ({ facet }) => facet.code)].map(([key, values]) => ({
    key,
    name: values[0]?.facet.name ?? key,
    value: values.map(({ name }) => name).join(', '),
  }));

const grouped = <Shown extends Property>(properties: readonly Shown[]): readonly PropertyGroup<Shown>[] =>
  properties.length > 0 ? [{ title: '', properties }] : [];

/** A variant with its facet values as properties. */
export const toDescribed = (sold: Sold, mapping: TextMapping): DescribedProduct => ({
  product: toProduct(sold, mapping),
  properties: grouped(propertiesOf(sold.variant)),
});

const toVariant = ({ product: { slug }, variant: shown }: Sold, other: WireVariant): Variant => {
  const { memory = '', colour = '' } = wordsOf(other);
  return {
    url: urlOf(slug, other.id),
    memory,
    colour,
    hex: hexOf(other) ?? UNKNOWN_COLOUR,
    isThere: isThere(other),
    isShown: other.id === shown.id,
  };
};

/** The page of a variant. */
export const toProductPage = (sold: Sold, stock: readonly ShopStock[], mapping: TextMapping): ProductPage => {
  const { product: whole, variant } = sold;
  const shown = toProduct(sold, mapping);
  const pictures = variant.assets.length > 0 ? variant.assets : whole.assets;
  const gallery = pictures.map(({ preview }) => pictureOf(preview, mapping)).filter((path) => path !== '');
  return {
    product: shown,
    gallery: gallery.length > 0 ? gallery : [shown.image],
    description: cleanHtml(whole.description, mapping),
    properties: grouped(propertiesOf(variant).map(({ name, value }) => ({ name, value }))),
    breadcrumbs: categoriesOf(whole).map(({ id, slug, name }) => ({
      categoryId: id,
      categoryTitle: name,
      categoryUrl: slug,
    })),
    stock,
    similar: [],
    choices: choicesOf(whole.variants.map((other) => toVariant(sold, other))),
    seo: present({}),
    restricted: false,
  };
};
