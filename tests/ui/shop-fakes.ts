import type { Product } from '#core/catalog/products/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { OrderDraft, PendingOrder, PlaceAnswer } from '#core/purchase/checkout/index.ts';
import type { Region } from '#core/purchase/delivery/index.ts';
import { aPhone, aRegion, fakeAsking } from '#core/testing/index.ts';

/** A product in stock for 5 000 MDL, with the given differences. */
export const aProduct = (productId: string, differences: Partial<Product> = {}): Product =>
  aPhone(productId)
    .costing(5000)
    .broughtFor(60, 120, 90)
    .being({ code: `code-${productId}`, url: `product-${productId}`, title: `Product ${productId}`, ...differences })
    .build();

type Answer = Result<PlaceAnswer, Failure>;

/** A desk that answers when asked to and remembers everything it was sent. */
export const fakeDesk = () => {
  const { ask: place, asked: sent, answer } = fakeAsking<PendingOrder, Answer>();
  return { place, sent, answer };
};

/** Fields that make an order to an address in Kishinev. */
export const goodFields = {
  name: 'Ion Rusu',
  phone: '069 123 456',
  street: 'bd. Ștefan cel Mare 1',
} satisfies Partial<OrderDraft>;

export const regions: readonly Region[] = [
  aRegion('kishinev', 'Chișinău'),
  aRegion('balti', 'Bălți', { localityId: 'elizaveta', label: 'Elizaveta' }),
];
