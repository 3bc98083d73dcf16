import type { ProductRow } from '#adapters/provider-sandbox/db/products.ts';
import type { Product } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, type CartTotals, cartTotals } from '#core/purchase/cart/index.ts';
import type { Fulfilment } from '#core/purchase/checkout/index.ts';
import { DEFAULT_REGION, deliveryFee } from '#core/purchase/delivery/index.ts';

export interface AskedLine {
  readonly row: ProductRow;
  readonly count: number;
  /** Only true for a partner. */
  readonly secondPrice: boolean;
}

const MDL = 100;

/** What a partner of a price level (thousandths) pays for a piece, in whole lei; bani. */
export const secondPrice = (common: Bani, level: number): Bani => Math.round((common * level) / (1000 * MDL)) * MDL;

/** Prices an order by the shop's own rules, from the products as they are now. */
export const price = (lines: readonly AskedLine[], fulfilment: Fulfilment): { cart: Cart; totals: CartTotals } => {
  const cart = lines.map(({ row, count, secondPrice }) => ({ product: productOf(row), count, secondPrice }));
  const choice =
    fulfilment.method === 'address'
      ? { method: fulfilment.method, type: fulfilment.type, regionId: fulfilment.regionId }
      : { method: fulfilment.method, type: 'standart' as const, regionId: DEFAULT_REGION };
  return { cart, totals: cartTotals(cart, deliveryFee(cart, choice)) };
};

const productOf = (row: ProductRow): Product => ({
  productId: row.product_id,
  code: row.code,
  url: row.url,
  title: row.title,
  caption: row.caption,
  brand: row.brand,
  price: row.price,
  ...(row.second_price === null ? {} : { secondPrice: row.second_price }),
  discount: row.discount,
  promoDiscount: row.promo,
  deliveryFees: { standart: row.fee_standart, express: row.fee_express, regionPrice: row.fee_region },
  categories: [],
  image: row.picture,
  colours: [],
  labels: [],
  reviewCount: row.review_count,
  inStock: row.available > 0,
});
