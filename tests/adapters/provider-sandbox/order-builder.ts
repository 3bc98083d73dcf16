import { randomUUID } from 'node:crypto';
import type { TestProvider } from './support.ts';

export interface ShownProduct {
  productId: string;
  url: string;
  title: string;
  price: string;
  second_price?: string;
  discount: string;
  promoCode: { discount: string } | null;
  deliveryInfo: { standart: string; express: string; regionPrice: string };
  in_stock: boolean;
}

/** A valid order, for tests to change. */
export const orderOf = (
  lines: readonly { productId: string; count: number; second_price?: boolean }[],
  total: number,
) => ({
  lines,
  contact: { customer_name: 'Ion Rusu', customer_phone_number: '+373 69 123 456' },
  fulfilment: {
    delivery_method: 'address',
    delivery_type: 'standart',
    regionId: 'kishinev',
    localityId: 'kishinev',
    street: 'bd. Ștefan cel Mare 1',
  } as Record<string, string>,
  payment: 'cash',
  expected_total: total.toFixed(2),
  return_url: 'http://localhost:8000/ro/confirmation?from=pay',
});

/** The most popular products with at least `pieces` in stock and no promo discount. */
export const plainProducts = async (provider: TestProvider, pieces = 3): Promise<readonly ShownProduct[]> => {
  const ids = provider.database((database) =>
    database
      .prepare(
        `SELECT product_id FROM product WHERE available >= ? AND is_restricted = 0 AND promo = 0
         ORDER BY popularity DESC, id LIMIT 10`,
      )
      .all(pieces)
      .map((row) => `id=${String(row.product_id)}`),
  );
  return (await provider.get<{ products: readonly ShownProduct[] }>(`/general/products_by_id?${ids.join('&')}`)).json
    .products;
};

/** A product in stock and its price with delivery in Chișinău. */
export const onePiece = async (provider: TestProvider): Promise<{ product: ShownProduct; total: number }> => {
  const [product] = await plainProducts(provider);
  if (!product) throw new Error('Nothing in stock');
  return { product, total: Number(product.price) + Number(product.deliveryInfo.standart) };
};

export const withIdempotencyKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });
