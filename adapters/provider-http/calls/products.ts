import * as v from 'valibot';
import {
  amount,
  assumed,
  count,
  filled,
  id,
  ignoredIfInvalid,
  maybe,
  picture,
  type seoInfo,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import { toTierPrices, wirePrices } from '#adapters/provider-http/price-tier.ts';
import {
  leadingFacts,
  type Model,
  type Product,
  type ProductLabel,
  type VariantWords,
} from '#core/catalog/products/index.ts';

/** A product as every list, the cart and the product page get it. */
export const productWire = v.object({
  productId: id,
  title: filled,
  code: maybe(text),
  url: slug,
  price: v.pipe(ignoredIfInvalid('price', amount), v.description('Without a price, or at 0, it is shown and not sold')),
  ...wirePrices,
  discount: ignoredIfInvalid('discount', amount),
  promoCode: maybe(v.object({ discount: ignoredIfInvalid('promoCode.discount', amount), code: assumed(text) })),
  deliveryInfo: v.pipe(
    ignoredIfInvalid('deliveryInfo', v.object({ standart: amount, express: amount, regionPrice: amount })),
    v.description('Without it nobody knows what delivery costs: it is shown and not sold'),
  ),
  category: maybe(v.array(v.object({ subcategoryUrl: slug, subcategoryTitle: assumed(text) }))),
  img: maybe(picture),
  caption: maybe(text),
  colors: maybe(v.array(v.object({ url: slug, title: assumed(text), hex: assumed(text) }))),
  selectedColor: v.pipe(maybe(text), v.description('The `url` of the entry of `colors` that this product is')),
  model: v.pipe(
    assumed(
      v.object({
        modelId: id,
        title: v.pipe(filled, v.description('Without the word of its category')),
        from: v.pipe(
          ignoredIfInvalid('model.from', amount),
          v.description('The lowest price of its products after promo discounts, where they have several'),
        ),
        colors: v.pipe(maybe(v.array(text)), v.description('#RRGGBB')),
        memories: maybe(v.array(text)),
      }),
    ),
    v.description('What products that differ only in colour and memory are together'),
  ),
  variant: v.pipe(
    assumed(v.object({ memory: maybe(text), color: maybe(text) })),
    v.description('What tells a product from the others of its `model`, in words'),
  ),
  facts: v.pipe(
    assumed(v.array(v.object({ key: filled, value: text }))),
    v.description('Properties by which a list may tell products of a kind apart, with the keys of `properties`'),
  ),
  hover_img: assumed(picture),
  brand: assumed(text),
  labels: v.pipe(assumed(v.array(text)), v.description('Any of new, preorder, restricted; others are ignored')),
  rating: v.pipe(assumed(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), v.description('Mean of the reviews')),
  review_count: assumed(count),
  in_stock: v.pipe(assumed(v.boolean()), v.description('True when absent')),
  available: v.pipe(
    assumed(count),
    v.description('Pieces in all shops together; needed of the products of a cart alone'),
  ),
});

export const breadcrumbWire = v.object({ categoryId: id, categoryTitle: text, categoryUrl: slug });

export type WireProduct = v.InferOutput<typeof productWire>;

const knownLabels: readonly ProductLabel[] = ['new', 'preorder', 'restricted'];
/** A product as core knows it: amounts in bani, pictures of the provider as paths. */
export const toProduct = (wire: WireProduct, mapping: Mapping): Product => ({
  productId: String(wire.productId),
  code: wire.code ?? '',
  url: wire.url,
  title: wire.title,
  caption: wire.caption ?? '',
  brand: wire.brand ?? '',
  price: baniOf(wire.price ?? 0),
  discount: baniOf(wire.discount ?? 0),
  promoDiscount: baniOf(wire.promoCode?.discount ?? 0),
  deliveryFees: {
    standard: baniOf(wire.deliveryInfo?.standart ?? 0),
    express: baniOf(wire.deliveryInfo?.express ?? 0),
    regionPrice: baniOf(wire.deliveryInfo?.regionPrice ?? 0),
  },
  categories: (wire.category ?? []).map(({ subcategoryUrl, subcategoryTitle }) => ({
    url: subcategoryUrl,
    title: subcategoryTitle ?? subcategoryUrl,
  })),
  image: pictureOf(wire.img, mapping),
  labels: knownLabels.filter((label) => wire.labels?.includes(label)),
  reviewCount: wire.review_count ?? 0,
  inStock: (wire.in_stock ?? true) && !!wire.deliveryInfo,
  ...present({
    tierPrices: toTierPrices(wire),
    hoverImage: pictureOf(wire.hover_img, mapping) || undefined,
    model: wire.model ? toModel(wire.model) : undefined,
    variant: wire.variant ? toVariantWords(wire.variant) : undefined,
    facts: wire.facts ? leadingFacts(wire.facts, wire.variant?.memory ?? '') : undefined,
    rating: wire.rating || undefined,
    available: wire.available ?? undefined,
  }),
});

const toModel = ({ modelId, title, from }: NonNullable<WireProduct['model']>): Model => ({
  modelId: String(modelId),
  title,
  ...present({ from: from === null || from === undefined ? undefined : baniOf(from) }),
});

const toVariantWords = ({ memory, color }: NonNullable<WireProduct['variant']>): VariantWords =>
  present({ memory: memory || undefined, colour: color || undefined });

/** Breadcrumbs as core knows them. */
export const toBreadcrumbs = (wire: readonly v.InferOutput<typeof breadcrumbWire>[]) =>
  wire.map(({ categoryId, ...words }) => ({ categoryId: String(categoryId), ...words }));

/** Words for search engines. */
export const toSeo = (wire: v.InferOutput<typeof seoInfo> | null | undefined) =>
  present({ title: wire?.title || undefined, description: wire?.description || undefined });

/** A product of a row or beside another: its tile shows no caption, which would only make the page heavier. */
export const onTile = (wire: WireProduct, mapping: Mapping): Product => ({ ...toProduct(wire, mapping), caption: '' });
