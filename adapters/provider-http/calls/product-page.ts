import * as v from 'valibot';
import { ask, type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
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
  maybe,
  picture,
  seoInfo,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, pictureOf, present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import { fittingSet } from '#core/catalog/fitting/index.ts';
import { type PriceHistory, priceHistory } from '#core/catalog/price-history/index.ts';
import {
  choicesOf,
  type DescribedProduct,
  finalPrice,
  type Product,
  type ProductAnswer,
  type ProductCatalog,
  type ProductPage,
  type Property,
  type PropertyGroup,
  type Variant,
  validateProductAnswer,
} from '#core/catalog/products/index.ts';
import { type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import { isColour } from '#core/site/settings/index.ts';
import { breadcrumbWire, onTile, productWire, toBreadcrumbs, toProduct, toSeo, type WireProduct } from './products.ts';

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

const ofNamedProducts = {
  method: 'GET' as const,
  query: v.object({ id: v.array(filled) }),
  assumed: true as const,
  secured: 'optional' as const,
  example: { query: { id: ['100001'] }, from: { '/query/id/0': 'popularProducts#/products/0/productId' } },
};

export const productsById = defineCall({
  ...ofNamedProducts,
  id: 'productsById',
  path: '/general/products_by_id',
  summary: 'The named products with today’s prices and stock; those no longer sold are missing',
  answer: v.object({ products: v.array(productWire) }),
});

export const describedProducts = defineCall({
  ...ofNamedProducts,
  id: 'describedProducts',
  path: '/general/described_products',
  summary: 'The named products with all their properties; those no longer sold are missing',
  answer: v.object({ products: v.array(v.object({ product: productWire, properties: propertiesWire })) }),
});

/** Shown for a colour whose hex is missing or broken. */
const UNKNOWN_COLOUR = '#8A8F98';

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
const toDescribedProduct = (
  { product, properties }: AnswerOf<typeof describedProducts>['products'][number],
  mapping: Mapping,
): DescribedProduct => ({
  product: toProduct(product, mapping),
  properties: toProperties(properties, ({ key, name, value }) => ({ key: key ?? name, name, value })),
});

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

type IdsQuery = Parameters<ProductCatalog['current']>[0];

/** The reads of one product, and of those that are named. */
export const productReads = (access: ProviderAccess) => {
  const read = readerOf(access);
  const { pictures } = access.transport;
  const byIds = ({ productIds }: IdsQuery) => ({ query: { id: [...productIds] } });
  const current = read(productsById, byIds, ({ products }, mapping) =>
    products.map((product) => toProduct(product, mapping)),
  );
  const described = read(describedProducts, byIds, ({ products }, mapping) =>
    products.map((product) => toDescribedProduct(product, mapping)),
  );
  return {
    product: ({ locale, url, category }, signal) =>
      ask(
        access,
        productDetail,
        { params: { url }, query: category === undefined ? {} : { category_url: category } },
        { locale, signal },
        (answer) => toProductPage(answer, { pictures, locale }),
      ),
    current: async (query, signal) => (query.productIds.length === 0 ? ok([]) : current(query, signal)),
    described: async (query, signal) => (query.productIds.length === 0 ? ok([]) : described(query, signal)),
  } satisfies Partial<ProductCatalog>;
};
