import * as v from 'valibot';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  assumed,
  count,
  day,
  filled,
  html,
  id,
  ignoredIfInvalid,
  maybe,
  picture,
  seoInfo,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, pictureOf, present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import { toTierPrices, wirePrices } from '#adapters/provider-http/price-tier.ts';
import { fittingSet } from '#core/catalog/fitting/index.ts';
import { type PriceHistory, priceHistory } from '#core/catalog/price-history/index.ts';
import {
  choicesOf,
  type DescribedProduct,
  finalPrice,
  leadingFacts,
  type Model,
  type Product,
  type ProductAnswer,
  type ProductLabel,
  type ProductPage,
  type Property,
  type PropertyGroup,
  type Variant,
  type VariantWords,
  validateProductAnswer,
} from '#core/catalog/products/index.ts';
import { type Failure, mapResult, type Result } from '#core/kernel/shared/index.ts';
import { isColour } from '#core/site/settings/index.ts';

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

const propertyWire = v.object({ key: assumed(text), name: text, value: text });

/** Properties in groups, or a flat list. */
export const propertiesWire = v.array(
  v.union([v.object({ title: maybe(text), properties: v.array(propertyWire) }), propertyWire]),
);
type WireProperty = v.InferOutput<typeof propertyWire>;

/** One product of a model, as the pages of all of them offer it. */
const variantWire = v.object({
  url: slug,
  memory: maybe(text),
  color: maybe(text),
  hex: maybe(text),
  in_stock: v.pipe(
    maybe(v.boolean()),
    v.description('False when it can be neither bought nor ordered ahead; true when absent'),
  ),
});

export const shopStockWire = v.object({ shopId: id, title: text, address: text, quantity: count });

/** What a product has cost, day by day where it changed. */
const priceHistoryWire = v.object({
  until: v.pipe(day, v.description('The last day that it tells of')),
  prices: v.pipe(
    v.array(v.object({ since: day, price: amount })),
    v.description(
      'What a piece was sold for after promo discounts, and since when; as of 120 days ago, so that the lowest price before a discount is known',
    ),
  ),
});

/** One product; broken stock, similar and fitting products and former prices are ignored. */
export const productDetail = defineCall({
  id: 'productDetail',
  method: 'GET',
  path: '/general/product_detail/{url}',
  summary: 'One product with its page',
  params: v.object({ url: slug }),
  query: v.object({ category_url: v.optional(slug) }),
  secured: 'optional',
  answer: v.object({
    not_found: maybe(v.boolean()),
    restricted: maybe(v.boolean()),
    product: maybe(productWire),
    properties: maybe(propertiesWire),
    breadcrumbs: maybe(v.array(breadcrumbWire)),
    seo_info: maybe(seoInfo),
    gallery: assumed(v.array(picture)),
    description: assumed(html),
    stock: v.fallback(assumed(v.array(shopStockWire)), undefined),
    similar: v.fallback(assumed(v.array(productWire)), undefined),
    variants: v.pipe(
      v.fallback(assumed(v.array(variantWire)), undefined),
      v.description('All products of the `model`; without them `colors` are offered'),
    ),
    price_history: v.fallback(assumed(priceHistoryWire), undefined),
    fits: v.pipe(
      v.fallback(assumed(v.array(v.object({ kind: filled, product: productWire }))), undefined),
      v.description(
        'What is made for this model or works with it, best first; one of each `kind`, such as case, is offered',
      ),
    ),
    price_watch: v.pipe(
      assumed(v.boolean()),
      v.description('True when `POST /general/price_watch/` takes requests about this product'),
    ),
  }),
  example: {
    params: { url: 'redmi-note-15-pro-8-256-black' },
    query: { category_url: 'redmi-note' },
    from: {
      '/params/url': 'popularProducts#/products/0/url',
      '/query/category_url': 'popularProducts#/products/0/category/0/subcategoryUrl',
    },
  },
});

export const productsById = defineCall({
  id: 'productsById',
  method: 'GET',
  path: '/general/products_by_id',
  summary: 'The named products with today’s prices and stock; those no longer sold are missing',
  query: v.object({ id: v.array(filled) }),
  assumed: true,
  secured: 'optional',
  answer: v.object({ products: v.array(productWire) }),
  example: { query: { id: ['100001'] }, from: { '/query/id/0': 'popularProducts#/products/0/productId' } },
});

export const describedProducts = defineCall({
  id: 'describedProducts',
  method: 'GET',
  path: '/general/described_products',
  summary: 'The named products with all their properties; those no longer sold are missing',
  query: v.object({ id: v.array(filled) }),
  assumed: true,
  secured: 'optional',
  answer: v.object({ products: v.array(v.object({ product: productWire, properties: propertiesWire })) }),
  example: { query: { id: ['100001'] }, from: { '/query/id/0': 'popularProducts#/products/0/productId' } },
});

type WireProduct = v.InferOutput<typeof productWire>;

const knownLabels: readonly ProductLabel[] = ['new', 'preorder', 'restricted'];
/** Shown for a colour whose hex is missing or broken. */
const UNKNOWN_COLOUR = '#8A8F98';

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

/** The products of a model as its page offers them; where the provider tells no models, those that differ in colour. */
const toVariants = (wire: WireProduct, variants: AnswerOf<typeof productDetail>['variants']): readonly Variant[] => {
  const offered =
    variants ??
    (wire.colors ?? []).map(({ url, title, hex }) => ({ url, memory: '', color: title, hex, in_stock: true }));
  const own = variants ? wire.url : wire.selectedColor || wire.url;
  return offered.map(({ url, memory, color, hex, in_stock }) => ({
    url,
    memory: memory ?? '',
    colour: color ?? '',
    hex: hex && isColour(hex) ? hex : UNKNOWN_COLOUR,
    isThere: in_stock ?? true,
    isShown: url === own,
  }));
};

/** Properties in their groups; those of a flat list are one group. */
const toProperties = <Shown extends Property>(
  wire: v.InferOutput<typeof propertiesWire>,
  toProperty: (wire: WireProperty) => Shown,
): readonly PropertyGroup<Shown>[] => {
  const flat = wire.filter((entry): entry is WireProperty => !('properties' in entry));
  const groups = wire.filter((entry) => 'properties' in entry);
  const all = flat.length > 0 ? [{ title: '', properties: flat }, ...groups] : groups;
  return all.map(({ title, properties }) => ({ title: title ?? '', properties: properties.map(toProperty) }));
};

/** A product with its properties as core knows it; a property without a key is known by its name. */
export const toDescribedProduct = (
  { product, properties }: AnswerOf<typeof describedProducts>['products'][number],
  mapping: Mapping,
): DescribedProduct => ({
  product: toProduct(product, mapping),
  properties: toProperties(properties, ({ key, name, value }) => ({ key: key ?? name, name, value })),
});

/** Breadcrumbs as core knows them. */
export const toBreadcrumbs = (wire: readonly v.InferOutput<typeof breadcrumbWire>[]) =>
  wire.map(({ categoryId, ...words }) => ({ categoryId: String(categoryId), ...words }));

/** Words for search engines. */
export const toSeo = (wire: v.InferOutput<typeof seoInfo> | null | undefined) =>
  present({ title: wire?.title || undefined, description: wire?.description || undefined });

/** A product of a row or beside another: its tile shows no caption, which would only make the page heavier. */
export const onTile = (wire: WireProduct, mapping: Mapping): Product => ({ ...toProduct(wire, mapping), caption: '' });

/** Accessories that fit a product; undefined when there are none. */
const toFits = (
  wire: AnswerOf<typeof productDetail>['fits'],
  product: Product,
  mapping: Mapping,
): readonly Product[] | undefined => {
  const fittings = (wire ?? []).map(({ kind, product: fitting }) => ({ kind, product: onTile(fitting, mapping) }));
  const set = fittingSet(fittings, product);
  return set.length > 0 ? set : undefined;
};

/** Earlier prices of a product; undefined when the provider does not report them for what it sells. */
const toPriceHistory = (
  wire: v.InferOutput<typeof priceHistoryWire> | null | undefined,
  product: Product,
): PriceHistory | undefined => {
  if (!wire) return undefined;
  const prices = wire.prices.map(({ since, price }) => ({ since, price: baniOf(price) }));
  return priceHistory(prices, wire.until, finalPrice(product));
};

/** A product page. Errors: `not_found`, and `unvalid_fields` for a broken answer (rule PRODUCT-1). */
export const toProductPage = (
  wire: AnswerOf<typeof productDetail>,
  mapping: TextMapping,
): Result<ProductPage, Failure> => {
  const answer: ProductAnswer<WireProduct, NonNullable<typeof wire.properties>> = wire;
  return mapResult(validateProductAnswer(answer), ({ product, properties }) => {
    const shown = toProduct(product, mapping);
    const gallery = (wire.gallery ?? []).map((picture) => pictureOf(picture, mapping)).filter((path) => path !== '');
    return {
      product: shown,
      gallery: gallery.length > 0 ? gallery : [shown.image],
      description: cleanHtml(wire.description ?? '', mapping),
      // A page compares nothing: keys would only make it heavier.
      properties: toProperties(properties, ({ name, value }) => ({ name, value })),
      breadcrumbs: toBreadcrumbs(wire.breadcrumbs ?? []),
      stock: (wire.stock ?? []).map(({ shopId, ...rest }) => ({ shopId: String(shopId), ...rest })),
      similar: (wire.similar ?? []).map((similar) => onTile(similar, mapping)),
      choices: choicesOf(toVariants(product, wire.variants)),
      seo: toSeo(wire.seo_info),
      restricted: wire.restricted ?? false,
      ...present({ fits: toFits(wire.fits, shown, mapping) }),
      ...present({ priceHistory: toPriceHistory(wire.price_history, shown), takesPriceWatch: wire.price_watch }),
    };
  });
};
