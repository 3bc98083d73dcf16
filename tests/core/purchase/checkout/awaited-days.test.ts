import { describe, expect, it } from 'vitest';
import {
  awaitedDays,
  awaitedPickup,
  type LastOrder,
  type OrderStatus,
  promisedDays,
  promisedPickup,
} from '#core/purchase/checkout/index.ts';

/** A Friday, 10:00 in Kishinev. */
const friday = Date.parse('2026-11-20T08:00:00Z');
const DAY = 86_400_000;
const toBalti = { method: 'address', type: 'standard', regionId: 'balti', at: friday } as const;
const order: OrderStatus = {
  orderNumber: '100001',
  status: 'assembled',
  total: 1,
  createdAt: new Date(friday).toISOString(),
  payment: { method: 'cash', state: 'pending' },
  delivery: { method: 'address', type: 'standard', regionId: 'balti', place: 'Bălți', price: 0 },
};

describe('the days of an order', () => {
  it('ORDER-12: are those promised when it was made, counted from today, until they are over', () => {
    expect(promisedDays(toBalti, friday)).toEqual({
      first: { date: '2026-11-24', inDays: 4 },
      last: { date: '2026-11-25', inDays: 5 },
    });
    expect(promisedDays(toBalti, friday + 4 * DAY)).toMatchObject({ first: { inDays: 0 }, last: { inDays: 1 } });
    expect(promisedDays(toBalti, friday + 5 * DAY)).toMatchObject({ last: { date: '2026-11-25', inDays: 0 } });
    expect(promisedDays(toBalti, friday + 6 * DAY)).toBeUndefined();
  });

  it('ORDER-12: are not promised for a pickup, an unknown address, or before the page is alive', () => {
    expect(promisedDays({ ...toBalti, method: 'pickup' }, friday)).toBeUndefined();
    expect(promisedDays({ method: 'address', type: 'standard', at: friday }, friday)).toBeUndefined();
    expect(promisedDays({ method: 'address', regionId: 'balti', at: friday }, friday)).toBeUndefined();
    expect(promisedDays(toBalti, undefined)).toBeUndefined();
  });

  it('ORDER-12: are awaited only of an order that is still to come', () => {
    expect(awaitedDays(order, friday)).toEqual(promisedDays(toBalti, friday));
    for (const status of ['delivered', 'cancelled', 'unknown'] as const)
      expect(awaitedDays({ ...order, status }, friday)).toBeUndefined();
    const { delivery: _none, ...without } = order;
    expect(awaitedDays(without, friday)).toBeUndefined();
  });
});

describe('the moment from which an order waits in its shop', () => {
  const pickup = { date: '2026-11-23', time: '12:00' };

  it('PICKUP-4: is counted from today, until that day is over', () => {
    expect(promisedPickup(pickup, friday)).toEqual({ ...pickup, inDays: 3 });
    expect(promisedPickup({ date: pickup.date }, friday)).toEqual({ date: pickup.date, inDays: 3 });
    expect(promisedPickup(pickup, friday + 3 * DAY)).toEqual({ ...pickup, inDays: 0 });
    expect(promisedPickup(pickup, friday + 4 * DAY)).toBeUndefined();
    expect(promisedPickup(undefined, friday)).toBeUndefined();
    expect(promisedPickup(pickup, undefined)).toBeUndefined();
  });

  it('PICKUP-4: is shown of the last order of this browser, until it is ready', () => {
    const contents = { goods: [], fulfilment: { method: 'pickup', shopId: 'centre' }, pickup, at: friday } as const;
    const placed: LastOrder = { orderNumber: order.orderNumber, total: 1, contents };
    expect(awaitedPickup(order, placed, friday)).toEqual({ ...pickup, inDays: 3 });
    for (const status of ['on_the_way', 'ready', 'delivered', 'cancelled', 'unknown'] as const)
      expect(awaitedPickup({ ...order, status }, placed, friday)).toBeUndefined();
    expect(awaitedPickup(order, { ...placed, orderNumber: '100002' }, friday)).toBeUndefined();
    expect(awaitedPickup(order, { orderNumber: order.orderNumber, total: 1 }, friday)).toBeUndefined();
    expect(awaitedPickup(order, undefined, friday)).toBeUndefined();
  });
});
