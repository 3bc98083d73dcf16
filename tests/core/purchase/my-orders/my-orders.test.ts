import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import type { Problem } from '#core/kernel/errors/index.ts';
import { err, type Failure, failure, fromMdl, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import type { OrderStatus, StoredOrder } from '#core/purchase/checkout/index.ts';
import { createMyOrders, knownPhone, UNREAD_ORDERS } from '#core/purchase/my-orders/index.ts';
import { repairStoredOrders } from '#core/purchase/my-orders/my-orders.ts';
import { aPhone, fakeCheckoutStorage, watching } from '#core/testing/index.ts';

const anOrder = (orderNumber: string, different: Partial<StoredOrder> = {}): StoredOrder => ({
  orderNumber,
  phone: '+37369123456',
  at: 1_000,
  total: fromMdl(3_000),
  method: 'pickup',
  goods: [{ productId: 'A', title: 'Phone A', count: 2 }],
  ...different,
});

const aStatus = (orderNumber: string, status: OrderStatus['status'] = 'ready'): OrderStatus => ({
  orderNumber,
  status,
  total: fromMdl(3_000),
  createdAt: '2026-11-21T10:00:00Z',
  payment: { method: 'cash', state: 'pending' },
});

const silence = failure('network', 'unreachable', 'No answer');

/** A browser that keeps these orders, whose shop sells these products today. */
const aBrowser = (stored: unknown, sold: Result<readonly Product[], Failure> = ok([])) => {
  const put: PutLine[] = [];
  const asked: unknown[] = [];
  const reported: Problem[] = [];
  const storage = fakeCheckoutStorage();
  const world = { sold };
  storage.saveOrders(stored as readonly unknown[]);
  const { show, now } = watching(UNREAD_ORDERS);
  const mine = createMyOrders({
    catalog: {
      current: async (query) => {
        asked.push(query);
        return world.sold;
      },
    },
    orders: {
      status: async ({ orderNumber }) => (orderNumber === '1' ? ok(aStatus('1')) : err(notFound('No such order'))),
    },
    checkoutStorage: storage,
    cart: { addList: (lines) => void put.push(...lines) },
    problem: { tell: (problem) => void reported.push(problem) },
    show,
  });
  return { ...mine, now, put, asked, reported, storage, world };
};

describe('the orders of a browser', () => {
  it('MINE-1: are listed with where they are, as far as that can be found out', async () => {
    const { start, now } = aBrowser([anOrder('1'), anOrder('2')]);
    await start('ru');
    expect(now().orders).toEqual([
      { ...anOrder('1'), repeating: false, status: aStatus('1') },
      { ...anOrder('2'), repeating: false },
    ]);
  });

  it('MINE-2: are repaired order by order', () => {
    const whole = anOrder('1');
    const [good] = whole.goods;
    expect(repairStoredOrders([whole, anOrder('1', { total: 5 }), null, 'x', anOrder('2')])).toEqual([
      whole,
      anOrder('2'),
    ]);
    for (const broken of [
      { orderNumber: '' },
      { phone: undefined },
      { at: '1' },
      { total: -1 },
      { method: 'rocket' },
      { goods: {} },
    ])
      expect(repairStoredOrders([{ ...whole, ...broken }])).toEqual([]);
    for (const broken of [{ productId: '' }, { title: 5 }, { count: 0 }, { count: 1_000_000 }, { count: 1.5 }])
      expect(repairStoredOrders([{ ...whole, goods: [null, { ...good, ...broken }, good] }])).toEqual([whole]);
    expect(repairStoredOrders([{ ...whole, street: 'Mira 1', goods: [{ ...good, price: 5 }] }])).toEqual([whole]);
    const many = Array.from({ length: 12 }, (_, index) => anOrder(String(index)));
    expect(repairStoredOrders(many)).toEqual(many.slice(0, 10));
    fc.assert(fc.property(fc.anything(), (stored) => void repairStoredOrders(stored)));
  });

  it('MINE-3: are repeated with what is still sold and there; what is short is said', async () => {
    const goods = ['A', 'B', 'C', 'D'].map((productId) => ({ productId, title: `Phone ${productId}`, count: 3 }));
    const sold = [aPhone('A').build(), aPhone('B').outOfStock().build(), { ...aPhone('C').build(), available: 1 }];
    const browser = aBrowser([anOrder('1', { goods })], ok(sold));
    await browser.start('ru');
    const repeating = browser.repeat('1', 'ro');
    expect(browser.now().orders[0]?.repeating).toBe(true);
    await browser.repeat('1', 'ro');
    await repeating;
    expect(browser.asked).toEqual([{ locale: 'ro', productIds: ['A', 'B', 'C', 'D'] }]);
    expect(browser.put).toEqual([
      { product: sold[0], count: 3, tier: 'retail', most: 999_999 },
      { product: sold[2], count: 1, tier: 'retail', most: 1 },
    ]);
    expect(browser.now().orders[0]).toMatchObject({
      repeating: false,
      short: [
        { productId: 'B', title: 'Phone B', left: 0 },
        { productId: 'C', title: 'Phone C', left: 1 },
        { productId: 'D', title: 'Phone D', left: 0 },
      ],
    });
  });

  it('MINE-3: puts nothing in the cart when nothing is sold, and asks again after a failure', async () => {
    const browser = aBrowser([anOrder('1')], err(silence));
    await browser.start('ru');
    await browser.repeat('none', 'ru');
    await browser.repeat('1', 'ru');
    expect([browser.reported[0]?.failure, browser.now().orders[0]?.repeating]).toEqual([silence, false]);
    browser.world.sold = ok([]);
    browser.reported[0]?.retry();
    await new Promise((resolve) => setImmediate(resolve));
    expect([browser.put, browser.now().orders[0]?.short]).toEqual([
      [],
      [{ productId: 'A', title: 'Phone A', left: 0 }],
    ]);
  });

  it('MINE-4: leave the list at will, and news of them are taken', async () => {
    const { start, forget, learn, now, storage } = aBrowser([anOrder('1'), anOrder('2')]);
    await start('ru');
    learn(aStatus('2', 'cancelled'));
    expect(now().orders[1]?.status?.status).toBe('cancelled');
    forget('1');
    expect(now().orders.map(({ orderNumber }) => orderNumber)).toEqual(['2']);
    expect(storage.loadOrders()).toEqual([anOrder('2')]);
  });
});

it('LIVE-11: the phone of an order is known where it was placed, and of no other', () => {
  const kept = (orderNumber: string, phone: string): StoredOrder => ({
    ...{ orderNumber, phone, at: 1, total: 1, method: 'pickup', goods: [] },
  });
  const stored = [kept('Z-1', '+37369000001'), kept('Z-2', '+37369000002')];
  expect(knownPhone(stored, 'Z-2')).toBe('+37369000002');
  for (const other of [undefined, null, 'x', [], [kept('Z-3', '+37369000003')], [{ orderNumber: 'Z-2' }]])
    expect(knownPhone(other, 'Z-2')).toBeUndefined();
});
