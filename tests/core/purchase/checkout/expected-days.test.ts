import { describe, expect, it } from 'vitest';
import { promisedDays, promisedPickup } from '#core/purchase/checkout/expected-days.ts';
import {
  expectedDays,
  expectedPickup,
  type LastOrder,
  type OrderStatus,
  placedPayment,
  placedPromise,
  waitsForBank,
} from '#core/purchase/checkout/index.ts';
import { isBankDeciding } from '#core/purchase/checkout/payment-label.ts';
import { DEFAULT_SCHEDULE } from '#core/purchase/delivery/index.ts';

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

/** By the schedule of today. */
const days = (way: Parameters<typeof promisedDays>[0], now: number | undefined) =>
  promisedDays(way, DEFAULT_SCHEDULE, now);

describe('the days of an order', () => {
  it('ORDER-12: are those promised when it was made, counted from today, until they are over', () => {
    expect(days(toBalti, friday)).toEqual({
      first: { date: '2026-11-24', inDays: 4 },
      last: { date: '2026-11-25', inDays: 5 },
    });
    expect(days(toBalti, friday + 4 * DAY)).toMatchObject({ first: { inDays: 0 }, last: { inDays: 1 } });
    expect(days(toBalti, friday + 5 * DAY)).toMatchObject({ last: { date: '2026-11-25', inDays: 0 } });
    expect(days(toBalti, friday + 6 * DAY)).toBeUndefined();
  });

  it('ORDER-12: stay as they were kept, whatever the schedule says by now', () => {
    const kept = { ...toBalti, days: { first: '2026-11-21', last: '2026-11-22' } };
    const said = { first: { date: '2026-11-21', inDays: 1 }, last: { date: '2026-11-22', inDays: 2 } };
    for (const schedule of [DEFAULT_SCHEDULE, undefined]) expect(promisedDays(kept, schedule, friday)).toEqual(said);
    expect(promisedDays(toBalti, { ...DEFAULT_SCHEDULE, elsewhere: [1, 1] }, friday)).toMatchObject({
      last: { date: '2026-11-23' },
    });
  });

  it('ORDER-12 DELIVERY-16: are not promised for a pickup, an unknown address, without a schedule, or before the page is alive', () => {
    expect(days({ ...toBalti, method: 'pickup' }, friday)).toBeUndefined();
    expect(days({ method: 'address', type: 'standard', at: friday }, friday)).toBeUndefined();
    expect(days({ method: 'address', regionId: 'balti', at: friday }, friday)).toBeUndefined();
    expect(promisedDays(toBalti, undefined, friday)).toBeUndefined();
    expect(days(toBalti, undefined)).toBeUndefined();
  });

  it('ORDER-12: are awaited only of an order that is still to come', () => {
    const awaited = (found: OrderStatus) => expectedDays(found, undefined, DEFAULT_SCHEDULE, friday);
    expect(awaited(order)).toEqual(days(toBalti, friday));
    for (const status of ['delivered', 'cancelled', 'unknown'] as const)
      expect(awaited({ ...order, status })).toBeUndefined();
    const { delivery: _none, ...without } = order;
    expect(awaited(without)).toBeUndefined();
  });

  it('ORDER-12: are awaited as this browser kept them of its last order', () => {
    const fulfilment = {
      method: 'address',
      type: 'standard',
      regionId: 'balti',
      localityId: 'balti',
      street: 'x',
    } as const;
    const contents = { goods: [], fulfilment, days: { first: '2026-11-27', last: '2026-11-27' }, at: friday };
    const placed: LastOrder = { orderNumber: order.orderNumber, total: 1, contents };
    const last = (kept: LastOrder) => expectedDays(order, kept, DEFAULT_SCHEDULE, friday)?.last.date;
    expect(last(placed)).toBe('2026-11-27');
    expect(last({ ...placed, orderNumber: '100002' })).toBe('2026-11-25');
    expect(last({ orderNumber: order.orderNumber, total: 1 })).toBe('2026-11-25');
  });
});

describe('the moment from which an order waits in its shop', () => {
  const pickup = { date: '2026-11-23', time: '12:00' };
  const until = { date: '2026-11-25', time: '20:00' };
  const from = { ...pickup, inDays: 3 };

  it('PICKUP-4: is counted from today, until that day is over', () => {
    expect(promisedPickup(pickup, friday)).toEqual({ from });
    expect(promisedPickup({ date: pickup.date }, friday)).toEqual({ from: { date: pickup.date, inDays: 3 } });
    expect(promisedPickup(pickup, friday + 3 * DAY)).toEqual({ from: { ...from, inDays: 0 } });
    expect(promisedPickup(pickup, friday + 4 * DAY)).toEqual({});
    expect(promisedPickup(undefined, friday)).toEqual({});
    expect(promisedPickup(pickup, undefined)).toEqual({});
  });

  it('PICKUP-5: is followed by that until which it is held, until that day is over', () => {
    const held = { ...pickup, until };
    expect(promisedPickup(held, friday)).toEqual({ from, until: { ...until, inDays: 5 } });
    expect(promisedPickup(held, friday + 5 * DAY)).toEqual({ until: { ...until, inDays: 0 } });
    expect(promisedPickup(held, friday + 6 * DAY)).toEqual({});
  });

  it('PICKUP-4 PICKUP-5: is shown of the last order of this browser until it is ready, and its end until it has left', () => {
    const kept = { ...pickup, until };
    const contents = {
      goods: [],
      fulfilment: { method: 'pickup', shopId: 'centre' },
      pickup: kept,
      at: friday,
    } as const;
    const placed: LastOrder = { orderNumber: order.orderNumber, total: 1, contents };
    const held = { until: { ...until, inDays: 5 } };
    expect(expectedPickup(order, placed, friday)).toEqual({ from, ...held });
    expect(expectedPickup({ ...order, status: 'ready' }, placed, friday)).toEqual(held);
    for (const status of ['on_the_way', 'delivered', 'cancelled', 'unknown'] as const)
      expect(expectedPickup({ ...order, status }, placed, friday)).toEqual({});
    expect(expectedPickup(order, { ...placed, orderNumber: '100002' }, friday)).toEqual({});
    expect(expectedPickup(order, { orderNumber: order.orderNumber, total: 1 }, friday)).toEqual({});
    expect(expectedPickup(order, undefined, friday)).toEqual({});
  });
});

describe('an order that is paid on credit', () => {
  const onCredit: OrderStatus = { ...order, payment: { method: 'credit', state: 'pending' } };
  const pickup = { date: '2026-11-20', time: '10:00', until: { date: '2026-11-23' } };
  const kept = { goods: [], fulfilment: { method: 'pickup', shopId: 'centre' }, pickup, at: friday } as const;
  const placed: LastOrder = { orderNumber: order.orderNumber, total: 1, contents: kept };

  it('ORDER-14: names no day and no time while a bank decides, and both once it has agreed', () => {
    expect(expectedDays(onCredit, placed, DEFAULT_SCHEDULE, friday)).toBeUndefined();
    expect(expectedPickup(onCredit, placed, friday)).toEqual({});
    const agreed: OrderStatus = { ...onCredit, payment: { method: 'credit', state: 'approved' } };
    const stated: OrderStatus = { ...onCredit, statusType: 'credit_approved' };
    for (const found of [agreed, stated]) {
      expect(expectedDays(found, undefined, DEFAULT_SCHEDULE, friday)).toEqual(days(toBalti, friday));
      expect(expectedPickup(found, placed, friday).from).toMatchObject({ date: '2026-11-20' });
    }
  });

  it('ORDER-14: is in the hands of a bank only while its lender has not spoken', () => {
    expect(isBankDeciding(onCredit)).toBe(true);
    expect(isBankDeciding({ ...onCredit, statusType: 'paid' })).toBe(true);
    expect(isBankDeciding({ ...onCredit, statusType: 'credit_approved' })).toBe(false);
    expect(isBankDeciding({ payment: { method: 'credit', state: 'declined' } })).toBe(false);
    expect(isBankDeciding({ payment: { method: 'card', state: 'pending' } })).toBe(false);
    expect(isBankDeciding(placedPayment({ contents: { ...kept, payment: { method: 'credit' } } }))).toBe(true);
    expect(isBankDeciding({})).toBe(false);
  });

  it('ORDER-14: says so once it is placed, and promises what it otherwise would', () => {
    const paidBy = (method: 'credit' | 'cash') => ({ ...kept, payment: { method } });
    expect(placedPromise(paidBy('credit'), DEFAULT_SCHEDULE, friday)).toEqual({ bankDecides: true });
    expect(placedPromise(paidBy('cash'), DEFAULT_SCHEDULE, friday)).toEqual({
      bankDecides: false,
      pickup: promisedPickup(pickup, friday),
    });
    expect(waitsForBank(onCredit)).toBe(true);
    expect(waitsForBank({ ...onCredit, status: 'cancelled' })).toBe(false);
  });
});
