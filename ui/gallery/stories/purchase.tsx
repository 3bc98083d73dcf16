import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { type CartLine, pricedLines } from '#core/purchase/cart/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import type { ReceivedLine } from '#core/purchase/shared-cart/index.ts';
import { CartLineRow } from '#ui/features/purchase/cart/cart-line.tsx';
import { OrderCard } from '#ui/features/purchase/order-status/order-card.tsx';
import { ReceivedLineRow } from '#ui/features/purchase/shared-cart/received-line.tsx';
import { longTitle, partnersProduct, product } from '#ui/gallery/samples.ts';
import type { State, Story } from '#ui/gallery/story.ts';

const line = (name: string, made: (locale: Locale) => CartLine, vitrina = false): State => ({
  name,
  show: (locale) => (
    <ul>
      {pricedLines([made(locale)]).map((priced) => (
        <CartLineRow key={name} priced={priced} onSave={() => undefined} onRemove={() => undefined} />
      ))}
    </ul>
  ),
  vitrina,
});

const received = (name: string, made: (locale: Locale) => ReceivedLine): State => ({
  name,
  show: (locale) => (
    <ul>
      <ReceivedLineRow line={made(locale)} />
    </ul>
  ),
});

const order = (name: string, changes: Partial<OrderStatus>): State => ({
  name,
  show: () => (
    <OrderCard
      phone="+37369123456"
      onCancelled={() => undefined}
      order={{
        orderNumber: '100001',
        status: 'assembled',
        total: fromMdl(13_059),
        createdAt: '2026-11-19T09:30:00Z',
        payment: { method: 'cash', state: 'pending' },
        ...changes,
      }}
    />
  ),
});

export const purchase: readonly Story[] = [
  {
    of: 'ReceivedLineRow',
    width: 'card',
    states: [
      received('all that is wanted', (locale) => ({ product: product(locale), count: 2, wanted: 2, tier: 'retail' })),
      received('fewer, long title', (locale) => ({
        product: product(locale, { title: longTitle(locale) }),
        count: 3,
        wanted: 5,
        tier: 'retail',
        obstacle: 'too_many',
      })),
      received('out of stock', (locale) => ({
        product: product(locale, { inStock: false }),
        count: 0,
        wanted: 1,
        tier: 'retail',
        obstacle: 'absent',
      })),
    ],
  },
  {
    of: 'CartLineRow',
    width: 'card',
    states: [
      line('one piece', (locale) => ({ product: product(locale), count: 1, tier: 'retail' })),
      line('three discounted pieces', (locale) => ({
        product: product(locale, { discount: fromMdl(1_000), promoDiscount: fromMdl(200) }),
        count: 3,
        tier: 'retail',
      })),
      line('out of stock, long title', (locale) => ({
        product: product(locale, { inStock: false, title: longTitle(locale) }),
        count: 1,
        tier: 'retail',
      })),
      line('more pieces than there are', (locale) => ({
        product: product(locale, { available: 2 }),
        count: 5,
        tier: 'retail',
      })),
      line('second price', (locale) => ({ product: partnersProduct(locale), count: 2, tier: 'second' }), true),
    ],
  },
  {
    of: 'OrderCard',
    width: 'card',
    states: [
      order('on its way', {}),
      order('with a promo code', { code: { code: 'ZORI2026', discount: fromMdl(200) } }),
      order('of goods that wait in their shop, to be cancelled', {
        status: 'ready',
        cancellable: true,
        goods: [{ productId: '1', title: 'Samsung Galaxy A56 8/256 GB', url: 'a56', count: 2, price: fromMdl(6_529) }],
        delivery: { method: 'pickup', place: 'Centru, bd. Ștefan cel Mare 132', price: 0 },
      }),
      order('delivered and paid', { status: 'delivered', payment: { method: 'card', state: 'approved' } }),
      order('cancelled, payment declined', { status: 'cancelled', payment: { method: 'card', state: 'declined' } }),
    ],
  },
];
