import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import type { Advance, OrderStatus } from '#core/purchase/checkout/index.ts';
import type { MyOrder } from '#core/purchase/my-orders/index.ts';
import { MyOrderRow } from '#ui/features/purchase/my-orders/my-order-row.tsx';
import { AdvanceRows } from '#ui/features/purchase/order-status/advance-rows.tsx';
import { OrderCard } from '#ui/features/purchase/order-status/order-card.tsx';
import { longTitle, title } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';

const PHONE = '+37369123456';
const nothing = () => undefined;

const status = (changes: Partial<OrderStatus> = {}): OrderStatus => ({
  orderNumber: '100001',
  status: 'assembled',
  total: fromMdl(13_059),
  createdAt: '2026-11-19T09:30:00Z',
  payment: { method: 'cash', state: 'pending' },
  ...changes,
});

const order = (name: string, changes: Partial<OrderStatus>): State =>
  state(name, () => <OrderCard phone={PHONE} onCancelled={nothing} order={status(changes)} />);

const mine = (name: string, changes: (locale: Locale) => Partial<MyOrder>): State =>
  state(name, (locale) => (
    <ul>
      <MyOrderRow
        order={{
          orderNumber: '100001',
          phone: PHONE,
          at: Date.UTC(2026, 10, 19, 9, 30),
          total: fromMdl(13_059),
          method: 'address',
          goods: [{ productId: '1', title: title(locale), count: 1 }],
          repeating: false,
          ...changes(locale),
        }}
        isOpen={false}
        onOpen={nothing}
        onRepeat={nothing}
        onCancelled={nothing}
        onForget={nothing}
      />
    </ul>
  ));

const advance = (name: string, given: Advance): State =>
  state(name, () => (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <AdvanceRows advance={given} className="figures" />
    </dl>
  ));

export const orders: readonly Story[] = [
  story('OrderCard', 'card', [
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
  ]),
  story('MyOrderRow', 'card', [
    mine('not asked for yet', () => ({})),
    mine('to be cancelled, with its private link', () => ({
      status: status({ cancellable: true, linkKey: '1c0011000010abc' }),
    })),
    mine('being put in the cart again, several goods', (locale) => ({
      repeating: true,
      status: status({ status: 'delivered', payment: { method: 'card', state: 'approved' } }),
      goods: ['1', '2', '3'].map((productId) => ({ productId, title: longTitle(locale), count: 1 })),
    })),
    mine('put in the cart again, as far as there is', (locale) => ({
      status: status({ status: 'cancelled' }),
      short: [
        { productId: '1', title: title(locale), left: 0 },
        { productId: '2', title: longTitle(locale), left: 2 },
      ],
    })),
    mine('of which only the number is known', () => ({ goods: [] })),
  ]),
  story('AdvanceRows', 'tile', [
    advance('the rest is due', { paid: fromMdl(3_000), remains: fromMdl(10_059) }),
    advance('of a cancelled order', { paid: fromMdl(3_000) }),
  ]),
];
