import type { DeliveryFees, Product, ProductPage } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';

/** A product that is put together aloud: `aPhone().costing(5000).discountedBy(500)`. Amounts are in MDL. */
export interface ProductBuilder {
  costing(mdl: number): ProductBuilder;
  discountedBy(mdl: number): ProductBuilder;
  withPromoOf(mdl: number): ProductBuilder;
  forPartnersAt(mdl: number): ProductBuilder;
  /** Fees of bringing it: within Kishinev by type, and to any other region. */
  broughtFor(standard: number, express: number, region: number): ProductBuilder;
  outOfStock(): ProductBuilder;
  /** Anything that has no word of its own. */
  being(fields: Partial<Product>): ProductBuilder;
  build(): Product;
}

const feesOf = (standard: number, express: number, region: number): DeliveryFees => ({
  standard: fromMdl(standard),
  express: fromMdl(express),
  regionPrice: fromMdl(region),
});

const builder = (product: Product): ProductBuilder => {
  const being = (fields: Partial<Product>) => builder({ ...product, ...fields });
  return {
    costing: (mdl) => being({ price: fromMdl(mdl) }),
    discountedBy: (mdl) => being({ discount: fromMdl(mdl) }),
    withPromoOf: (mdl) => being({ promoDiscount: fromMdl(mdl) }),
    forPartnersAt: (mdl) => being({ tierPrices: { second: fromMdl(mdl) } }),
    broughtFor: (standard, express, region) => being({ deliveryFees: feesOf(standard, express, region) }),
    outOfStock: () => being({ inStock: false }),
    being,
    build: () => product,
  };
};

/** A phone in stock at 3 000 MDL without any discount, brought for nothing. */
export const aPhone = (name = 'phone'): ProductBuilder =>
  builder({
    productId: name,
    code: `MI-${name}`,
    url: name,
    title: `Phone ${name}`,
    caption: 'Smartphone',
    brand: 'Xiaomi',
    price: fromMdl(3_000),
    discount: 0,
    promoDiscount: 0,
    deliveryFees: feesOf(0, 0, 0),
    categories: [{ url: 'phones', title: 'Phones' }],
    image: `/media/${name}.png`,
    labels: [],
    reviewCount: 0,
    inStock: true,
  });

/** The page of a product with nothing on it but the product, except for what is asked to be different. */
export const aProductPage = (product: Product, different: Partial<ProductPage> = {}): ProductPage => ({
  product,
  gallery: [product.image],
  description: '',
  properties: [],
  breadcrumbs: [],
  stock: [],
  similar: [],
  choices: { colours: [], memories: [] },
  seo: {},
  restricted: product.labels.includes('restricted'),
  ...different,
});
