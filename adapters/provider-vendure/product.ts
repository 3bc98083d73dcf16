import * as v from 'valibot';
import { type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import type { CategoryLink, DeliveryFees, Product, VariantWords } from '#core/catalog/products/index.ts';
import { type Bani, CURRENCY } from '#core/kernel/shared/index.ts';

/** An amount, bani. */
export const money = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A picture of Vendure. */
export const asset = v.nullish(v.object({ preview: v.string() }));
export const ASSET = '{ preview }';

/** The root of all collections, which no page shows. */
const ROOT = '__root_collection__';
const breadcrumb = v.object({ id: v.string(), slug: v.string(), name: v.string() });
export const breadcrumbs = v.array(breadcrumb);

/** The way down to a collection, itself last. */
export const withoutRoot = (wire: v.InferOutput<typeof breadcrumbs>) => wire.filter(({ slug }) => slug !== ROOT);

const option = v.object({
  code: v.string(),
  name: v.string(),
  group: v.object({ code: v.string() }),
  customFields: v.optional(v.object({ hex: v.nullish(v.string()) })),
});

const variant = v.object({
  id: v.string(),
  sku: v.string(),
  name: v.string(),
  priceWithTax: money,
  currencyCode: v.literal(CURRENCY),
  stockLevel: v.string(),
  featuredAsset: asset,
  assets: v.array(v.object({ preview: v.string() })),
  options: v.array(option),
  facetValues: v.array(v.object({ name: v.string(), facet: v.object({ code: v.string(), name: v.string() }) })),
  available: v.optional(v.number()),
  secondPrice: v.nullish(money),
  customFields: v.optional(
    v.object({
      listPrice: v.nullish(money),
      deliveryStandard: v.nullish(money),
      deliveryExpress: v.nullish(money),
      deliveryRegion: v.nullish(money),
    }),
  ),
});
export type WireVariant = v.InferOutput<typeof variant>;

export const product = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  updatedAt: v.string(),
  description: v.string(),
  featuredAsset: asset,
  assets: v.array(v.object({ preview: v.string() })),
  collections: v.array(v.object({ breadcrumbs })),
  variants: v.array(variant),
});
export type WireProduct = v.InferOutput<typeof product>;

/** Selects the fields of `product`; those of the plugin only where it is there. */
export const productFields = (hasPlugin: boolean): string => `fragment ShopProduct on Product {
  id slug name updatedAt description
  featuredAsset ${ASSET}
  assets ${ASSET}
  collections { breadcrumbs { id slug name } }
  variants {
    id sku name priceWithTax currencyCode stockLevel
    featuredAsset ${ASSET}
    assets ${ASSET}
    options { code name group { code } ${hasPlugin ? 'customFields { hex }' : ''} }
    facetValues { name facet { code name } }
    ${hasPlugin ? 'available secondPrice customFields { listPrice deliveryStandard deliveryExpress deliveryRegion }' : ''}
  }
}`;

/** A variant of a product: what the shop sells. */
export interface Sold {
  readonly product: WireProduct;
  readonly variant: WireVariant;
}

/** Id of what is sold: those of its product and its variant. */
export const productIdOf = (productId: string, variantId: string): string => `${productId}.${variantId}`;

/** Ids of the product and the variant in an id of the shop; undefined when it is another provider's. */
export const idsOf = (productId: string): { readonly product: string; readonly variant: string } | undefined => {
  const [, product, variant] = /^([\w-]+)\.([\w-]+)$/.exec(productId) ?? [];
  return product === undefined || variant === undefined ? undefined : { product, variant };
};

/** Address of a variant: its product's slug and its own id. */
export const urlOf = (slug: string, variantId: string): string => `${slug}-v${variantId}`;

/** Slug and variant in an address of the shop. */
export const partsOf = (url: string): { readonly slug: string; readonly variant: string } | undefined => {
  const [, slug, variant] = /^(.+)-v([\w-]+)$/.exec(url) ?? [];
  return slug === undefined || variant === undefined ? undefined : { slug, variant };
};

const NO_FEES: DeliveryFees = { standard: 0, express: 0, regionPrice: 0 };

/** What a variant costs to bring, bani; undefined when Vendure does not tell. */
const feesOf = ({ customFields: fees }: WireVariant): DeliveryFees | undefined =>
  fees?.deliveryStandard == null || fees.deliveryExpress == null || fees.deliveryRegion == null
    ? undefined
    : { standard: fees.deliveryStandard, express: fees.deliveryExpress, regionPrice: fees.deliveryRegion };

/** A product whose variants all have the same fees, where there are any. */
export const withFees = (whole: WireProduct, fees: DeliveryFees | undefined): WireProduct => {
  if (!fees) return whole;
  const customFields = {
    deliveryStandard: fees.standard,
    deliveryExpress: fees.express,
    deliveryRegion: fees.regionPrice,
  };
  return { ...whole, variants: whole.variants.map((one) => ({ ...one, customFields })) };
};

/** Whether a variant can be bought: it is in stock and its delivery has a price. Only the plugin tells how many there are. */
export const isThere = (variant: WireVariant): boolean =>
  feesOf(variant) !== undefined && variant.available !== 0 && variant.stockLevel !== 'OUT_OF_STOCK';

/** Categories from the top level down to the deepest that a product is in. */
export const categoriesOf = ({ collections }: WireProduct) =>
  collections
    .map(({ breadcrumbs: way }) => withoutRoot(way))
    .reduce<v.InferOutput<typeof breadcrumbs>>((deepest, way) => (way.length > deepest.length ? way : deepest), []);

/** Whether an option says a colour: it has one, or its group is named so. */
const isColour = ({ group, customFields }: WireVariant['options'][number]): boolean =>
  Boolean(customFields?.hex) || /colou?r/i.test(group.code);

/** What tells a variant from the others of its product, in words. */
export const wordsOf = ({ options }: WireVariant): VariantWords => {
  const colour = options.find(isColour);
  // Vendure lists the options of each variant in a different order.
  const others = options
    .filter((one) => one !== colour)
    .toSorted((one, other) => one.group.code.localeCompare(other.group.code))
    .map(({ name }) => name);
  return present({ memory: others.join(', ') || undefined, colour: colour?.name });
};

/** The colour of a variant, #RRGGBB; undefined when Vendure has none. */
export const hexOf = ({ options }: WireVariant): string | undefined =>
  options.find(isColour)?.customFields?.hex ?? undefined;

const discountOf = ({ customFields, priceWithTax }: WireVariant): Bani =>
  Math.max(0, (customFields?.listPrice ?? 0) - priceWithTax);

const BRAND = 'brand';

/** A variant as core knows it; amounts in bani. Without fees for its delivery it is shown and not sold. */
export const toProduct = ({ product: whole, variant: own }: Sold, mapping: Mapping): Product => {
  const picture = own.featuredAsset ?? own.assets[0] ?? whole.featuredAsset ?? whole.assets[0];
  const hover = own.assets.find(({ preview }) => preview !== picture?.preview);
  const hasOthers = whole.variants.length > 1;
  return {
    productId: productIdOf(whole.id, own.id),
    code: own.sku,
    url: urlOf(whole.slug, own.id),
    title: own.name,
    caption: '',
    brand: own.facetValues.find(({ facet }) => facet.code === BRAND)?.name ?? '',
    price: own.priceWithTax,
    discount: discountOf(own),
    promoDiscount: 0,
    deliveryFees: feesOf(own) ?? NO_FEES,
    categories: categoriesOf(whole).map(({ slug, name }): CategoryLink => ({ url: slug, title: name })),
    image: pictureOf(picture?.preview, mapping),
    labels: [],
    reviewCount: 0,
    inStock: isThere(own),
    ...present({
      tierPrices: own.secondPrice == null ? undefined : { second: own.secondPrice },
      hoverImage: pictureOf(hover?.preview, mapping) || undefined,
      model: hasOthers ? { modelId: whole.id, title: whole.name } : undefined,
      variant: hasOthers ? wordsOf(own) : undefined,
      available: own.available,
    }),
  };
};

/** A variant as lists show it: with the lowest price of its product, if they differ (rule VARIANT-5). */
export const toListed = (sold: Sold, mapping: Mapping): Product => {
  const listed = toProduct(sold, mapping);
  const prices = sold.product.variants.map(({ priceWithTax }) => priceWithTax);
  return listed.model && new Set(prices).size > 1
    ? { ...listed, model: { ...listed.model, from: Math.min(...prices) } }
    : listed;
};
