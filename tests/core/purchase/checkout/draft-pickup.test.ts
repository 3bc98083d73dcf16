import { describe, expect, it } from 'vitest';
import { draftPickup } from '#core/purchase/checkout/index.ts';
import type { Shop } from '#core/purchase/delivery/index.ts';
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
const pickup = { method: 'pickup', shopId: 'centre' } as const;

describe('from when a draft can be fetched', () => {
  it('PICKUP-4: is an hour of what is there, and the day of what has to be brought; what cannot be had is not waited for', () => {
    expect(draftPickup(pickup, cart, [shop], has(1), now)).toEqual({ date: '2026-11-23', time: '12:00' });
    expect(draftPickup(pickup, cart, [shop], has(0), now)).toEqual({ date: '2026-11-30' });
    const two = aCart().with(aPhone('A'), 2).build();
    expect(draftPickup(pickup, two, [shop], has(1), now)).toEqual({ date: '2026-11-30' });
  });

  it('PICKUP-4: is not known of an address, another shop, or a shop whose hours or stock are not known', () => {
    expect(draftPickup({ ...pickup, method: 'address' }, cart, [shop], has(1), now)).toBeUndefined();
    expect(draftPickup({ ...pickup, shopId: 'other' }, cart, [shop], has(1), now)).toBeUndefined();
    expect(draftPickup(pickup, cart, [{ ...shop, schedule: [] }], has(1), now)).toBeUndefined();
    expect(draftPickup(pickup, cart, [shop], [], now)).toBeUndefined();
  });
});
