import { describe, expect, it } from 'vitest';
import { draftTiming } from '#core/purchase/checkout/index.ts';
import { DEFAULT_SCHEDULE, type Shop } from '#core/purchase/delivery/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';

const shop: Shop = {
  shopId: 'centre',
  regionId: 'kishinev',
  title: 'Zori',
  address: 'bd. Ștefan cel Mare 132',
  phone: '',
  hours: '10–20',
  isOpen: true,
  latitude: 47,
  longitude: 28.8,
  schedule: [{ weekday: 1, opens: '10:00', closes: '20:00' }],
};
/** A Monday. */
const now = Date.parse('2026-11-23T10:40:00+02:00');
const cart = aCart().with(aPhone('A')).with(aPhone('B').outOfStock()).build();
const has = (quantity: number) => [{ shopId: 'centre', stock: [{ productId: 'A', quantity }] }];
const pickup = { method: 'pickup', shopId: 'centre', regionId: 'balti', type: 'standard' } as const;
const around = { cart, shops: [shop], stocks: has(1), schedule: DEFAULT_SCHEDULE };
/** Its shop is open on Mondays alone. */
const until = { date: '2026-12-07', time: '20:00' };

describe('what is said of when the order of a draft comes', () => {
  it('PICKUP-4 PICKUP-5: is an hour of what is there, and the day of what has to be brought; what cannot be had is not waited for', () => {
    const brought = { date: '2026-11-30', until: { ...until, date: '2026-12-14' } };
    expect(draftTiming(pickup, around, now)).toEqual({ pickup: { date: '2026-11-23', time: '12:00', until } });
    expect(draftTiming(pickup, { ...around, stocks: has(0) }, now)).toEqual({ pickup: brought });
    const two = aCart().with(aPhone('A'), 2).build();
    expect(draftTiming(pickup, { ...around, cart: two }, now)).toEqual({ pickup: brought });
  });

  it('PICKUP-4: is nothing of another shop, or of one whose hours or stock are not known', () => {
    expect(draftTiming({ ...pickup, shopId: 'other' }, around, now)).toEqual({});
    expect(draftTiming(pickup, { ...around, shops: [{ ...shop, schedule: [] }] }, now)).toEqual({});
    expect(draftTiming(pickup, { ...around, stocks: [] }, now)).toEqual({});
  });

  it('ORDER-12: is the days of what is brought', () => {
    const address = { ...pickup, method: 'address' } as const;
    expect(draftTiming(address, around, now)).toEqual({ days: { first: '2026-11-25', last: '2026-11-26' } });
    const express = { ...address, regionId: 'kishinev', type: 'express' } as const;
    expect(draftTiming(express, around, now)).toEqual({ days: { first: '2026-11-23', last: '2026-11-23' } });
  });

  it('DELIVERY-16: is nothing where the shop promises no days', () => {
    for (const method of ['address', 'pickup'] as const)
      expect(draftTiming({ ...pickup, method }, { ...around, schedule: undefined }, now)).toEqual({});
  });
});
