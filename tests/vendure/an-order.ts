import type { Product } from '#core/catalog/products/index.ts';
import type { OrderRequest } from '#core/purchase/checkout/index.ts';

export const PHONE = '+37369000001';

export const regionFee = ({ deliveryFees }: Product, regionId: string, type: 'standard' | 'express'): number =>
  regionId === 'kishinev' ? deliveryFees[type] : deliveryFees.regionPrice;

interface Wish extends Partial<OrderRequest> {
  readonly products: readonly Product[];
  readonly regionId?: string;
  readonly type?: 'standard' | 'express';
}

/** An order as the checkout sends it, with the sum that it shows. */
export const anOrder = ({ products, regionId = 'kishinev', type = 'standard', ...more }: Wish): OrderRequest => ({
  lines: products.map(({ productId }) => ({ productId, count: 1, tier: 'retail' })),
  contact: { name: 'Ion Rusu', phone: PHONE },
  fulfilment: { method: 'address', type, regionId, localityId: regionId, street: 'bd. Ștefan cel Mare 1' },
  payment: 'cash',
  comment: '',
  expectedTotal:
    products.reduce((sum, { price }) => sum + price, 0) +
    Math.max(...products.map((product) => regionFee(product, regionId, type))),
  locale: 'ro',
  utm: {},
  ...more,
});
