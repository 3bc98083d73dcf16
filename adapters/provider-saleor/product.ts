import * as v from 'valibot';
import { baniOf, type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import type { DeliveryFees, DescribedProduct, Product } from '#core/catalog/products/index.ts';
import { CURRENCY, parseAmount } from '#core/kernel/shared/index.ts';
import { ANCESTORS, ancestorsOf, ancestorsWire } from './category.ts';
import { NAMED, named, nameOf } from './wire.ts';

/** Public metadata of a product that say what it costs to bring, MDL. */
const FEE_KEYS = {
  standard: 'delivery_standard',
  express: 'delivery_express',
  regionPrice: 'delivery_region',
} as const;

/** What lists ask of a product. */
export const PRODUCT_FIELDS = `fragment ProductFields on Product {
  id slug isAvailable isAvailableForPurchase ${NAMED}
  thumbnail(size: 1024) { url }
  category { id slug level ${NAMED} ${ANCESTORS} }
  pricing {
    priceRange { start { gross { amount currency } } }
    priceRangeUndiscounted { start { gross { amount currency } } }
  }
  defaultVariant { sku quantityAvailable }
  metafields(keys: ${JSON.stringify(Object.values(FEE_KEYS))})
}`;

/** What is asked of a product that is described. */
export const DESCRIBED_FIELDS = `fragment DescribedFields on Product {
  ...ProductFields
  attributes { attribute { slug ${NAMED} } values { ${NAMED} } }
}
${PRODUCT_FIELDS}`;

/** Only what is in MDL is a price of this shop: a channel in another currency is a fault that the log names. */
const rangeWire = v.nullish(
  v.object({
    start: v.nullish(
      v.object({ gross: v.object({ amount: v.pipe(v.number(), v.minValue(0)), currency: v.literal(CURRENCY) }) }),
    ),
  }),
);

export const productWire = v.object({
  id: v.string(),
  slug: v.string(),
  ...named,
  isAvailable: v.nullish(v.boolean()),
  isAvailableForPurchase: v.nullish(v.boolean()),
  thumbnail: v.nullish(v.object({ url: v.string() })),
  category: v.nullish(
    v.object({ id: v.string(), slug: v.string(), level: v.number(), ...named, ancestors: ancestorsWire }),
  ),
  pricing: v.nullish(v.object({ priceRange: rangeWire, priceRangeUndiscounted: rangeWire })),
  defaultVariant: v.nullish(v.object({ sku: v.nullish(v.string()), quantityAvailable: v.nullish(v.number()) })),
  metafields: v.nullish(v.record(v.string(), v.nullable(v.string()))),
});
export type WireProduct = v.InferOutput<typeof productWire>;

const attributeWire = v.object({
  attribute: v.object({ slug: v.nullish(v.string()), ...named, name: v.nullish(v.string(), '') }),
  values: v.array(v.object({ ...named, name: v.nullish(v.string(), '') })),
});
export const describedWire = v.object({ ...productWire.entries, attributes: v.array(attributeWire) });
export type WireDescribed = v.InferOutput<typeof describedWire>;

/** The way down to a product's category, itself last. */
export const wayTo = ({ category }: WireProduct) => (category ? [...ancestorsOf(category.ancestors), category] : []);

const feesOf = ({ metafields }: WireProduct): DeliveryFees | undefined => {
  const feeOf = (key: string) => parseAmount(metafields?.[key] ?? '');
  const [standard, express, regionPrice] = Object.values(FEE_KEYS).map(feeOf);
  return standard === undefined || express === undefined || regionPrice === undefined
    ? undefined
    : { standard, express, regionPrice };
};

const NO_FEES: DeliveryFees = { standard: 0, express: 0, regionPrice: 0 };

/**
 * A product as core knows it, amounts in bani: of several variants the lowest price, of its default one code and number of
 * pieces. Without fees for its delivery it is shown and not sold.
 */
export const toProduct = (wire: WireProduct, mapping: Mapping): Product => {
  const price = baniOf(wire.pricing?.priceRange?.start?.gross.amount ?? 0);
  const undiscounted = baniOf(wire.pricing?.priceRangeUndiscounted?.start?.gross.amount ?? 0);
  const fees = feesOf(wire);
  return {
    productId: wire.id,
    code: wire.defaultVariant?.sku ?? '',
    url: wire.slug,
    title: nameOf(wire),
    caption: '',
    brand: '',
    price,
    discount: Math.max(0, undiscounted - price),
    promoDiscount: 0,
    deliveryFees: fees ?? NO_FEES,
    categories: wayTo(wire).map((step) => ({ url: step.slug, title: nameOf(step) })),
    image: pictureOf(wire.thumbnail?.url, mapping),
    labels: [],
    reviewCount: 0,
    inStock: wire.isAvailable === true && wire.isAvailableForPurchase !== false && fees !== undefined,
    ...present({ available: wire.defaultVariant?.quantityAvailable }),
  };
};

const toProperties = ({ attributes }: WireDescribed): DescribedProduct['properties'] => {
  const properties = attributes
    .map(({ attribute, values }) => ({
      key: attribute.slug ?? attribute.name,
      name: nameOf(attribute),
      value: values.map(nameOf).join(', '),
    }))
    .filter(({ name, value }) => name !== '' && value !== '');
  return properties.length > 0 ? [{ title: '', properties }] : [];
};

/** A product with its attributes as properties; the attribute `brand` is its brand, too. */
export const toDescribed = (wire: WireDescribed, mapping: Mapping): DescribedProduct => {
  const properties = toProperties(wire);
  const brand = properties.flatMap((group) => group.properties).find(({ key }) => key === 'brand')?.value ?? '';
  return { product: { ...toProduct(wire, mapping), brand }, properties };
};
