import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { EMPTY_CART } from '#core/purchase/cart/cart.ts';
import { DEFAULT_LOCALITY } from '#core/purchase/delivery/delivery.ts';
import {
  availableTypes,
  chooseRegion,
  chooseType,
  DEFAULT_ADDRESS,
  DEFAULT_DELIVERY_METHOD,
  DEFAULT_DELIVERY_TYPE,
  DEFAULT_REGION,
  type DeliveryChoice,
  deliveryFee,
  deliveryMethods,
  deliveryTypes,
  productFee,
  resolveAddress,
} from '#core/purchase/delivery/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { carts, deliveryChoices } from '#tests/support/arbitraries.ts';

const A = aPhone('A').broughtFor(60, 120, 90);
const B = aPhone('B').broughtFor(40, 150, 100);
const worked = aCart().with(A, 3).with(B);

describe('delivery of a cart', () => {
  it('DELIVERY-1 DELIVERY-2 DELIVERY-3: starts at an address in Kishinev, the ordinary way', () => {
    expect([DEFAULT_REGION, DEFAULT_LOCALITY]).toEqual(['kishinev', 'kishinev']);
    expect(DEFAULT_DELIVERY_METHOD).toBe('address');
    expect(deliveryMethods).toEqual(['address', 'pickup']);
    expect(DEFAULT_DELIVERY_TYPE).toBe('standard');
    expect(deliveryTypes).toEqual(['standard', 'express']);
  });

  it('DELIVERY-5 DELIVERY-6: costs the highest fee once, as worked out in the readings', () => {
    expect(worked.deliveredTo('kishinev').fee).toBe(fromMdl(60));
    expect(worked.deliveredTo('kishinev', 'express').fee).toBe(fromMdl(150));
    expect(worked.deliveredTo('balti').fee).toBe(fromMdl(100));
  });

  it('DELIVERY-4: beyond Kishinev only the ordinary type can be chosen', () => {
    expect(availableTypes('kishinev')).toEqual(['standard', 'express']);
    expect(availableTypes('balti')).toEqual(['standard']);
    const express = worked.deliveredTo('kishinev', 'express').choice;
    expect(express.type).toBe('express');
    expect(chooseRegion(express, 'balti')).toEqual({ method: 'address', type: 'standard', regionId: 'balti' });
    expect(chooseRegion(express, 'kishinev').type).toBe('express');
    expect(chooseType({ ...express, type: 'standard', regionId: 'balti' }, 'express').type).toBe('standard');
  });

  it('DELIVERY-4: no sequence of choices ends with express beyond Kishinev', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom('kishinev', 'balti', 'orhei').map((regionId) => ({ regionId })),
        fc.constantFrom(...deliveryTypes).map((type) => ({ type })),
      ),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const last = all.reduce<DeliveryChoice>(
          (choice, step) => ('type' in step ? chooseType(choice, step.type) : chooseRegion(choice, step.regionId)),
          aCart().choice,
        );
        expect(availableTypes(last.regionId)).toContain(last.type);
      }),
    );
  });

  it('DELIVERY-7: is free for pickup', () => {
    expect(worked.pickedUp().fee).toBe(0);
    expect(worked.deliveredTo('balti').pickedUp().totals.delivery).toBe(0);
    fc.assert(
      fc.property(carts, deliveryChoices, (cart, choice) => deliveryFee(cart, { ...choice, method: 'pickup' }) === 0),
    );
  });

  it('DELIVERY-6: of nothing costs nothing', () => {
    expect(deliveryFee(EMPTY_CART, aCart().choice)).toBe(0);
  });

  it('DELIVERY-6: is one of the fees, no fee is above it, and counts do not matter', () => {
    fc.assert(
      fc.property(carts, deliveryChoices, (cart, choice) => {
        const toAddress = { ...choice, method: 'address' as const };
        const fee = deliveryFee(cart, toAddress);
        const fees = cart.map(({ product }) => productFee(product.deliveryFees, toAddress));
        expect(fee).toBe(Math.max(0, ...fees));
        expect(
          deliveryFee(
            cart.map((line) => ({ ...line, count: line.count + 1 })),
            toAddress,
          ),
        ).toBe(fee);
        expect(deliveryFee([...cart].reverse(), toAddress)).toBe(fee);
      }),
    );
  });

  it('DELIVERY-6: never falls when a product is added', () => {
    fc.assert(
      fc.property(carts, carts, deliveryChoices, (cart, more, choice) => {
        expect(deliveryFee([...cart, ...more], choice)).toBeGreaterThanOrEqual(deliveryFee(cart, choice));
      }),
    );
  });
});

describe('the address', () => {
  const regions = [
    { regionId: 'kishinev', label: 'Chișinău', localities: [{ localityId: 'kishinev', label: 'Chișinău' }] },
    {
      regionId: 'balti',
      label: 'Bălți',
      localities: [
        { localityId: 'balti', label: 'Bălți' },
        { localityId: 'sadovoe', label: 'Sadovoe' },
      ],
    },
    { regionId: 'empty', label: 'Empty', localities: [] },
  ];

  it('DELIVERY-8: keeps a locality of its region', () => {
    expect(resolveAddress(regions, { regionId: 'balti', localityId: 'sadovoe' })).toEqual({
      regionId: 'balti',
      localityId: 'sadovoe',
    });
  });

  it('DELIVERY-8: takes the first locality in place of a foreign one', () => {
    expect(resolveAddress(regions, { regionId: 'balti', localityId: 'kishinev' }).localityId).toBe('balti');
    expect(resolveAddress(regions, { regionId: 'empty', localityId: 'kishinev' })).toEqual({
      regionId: 'empty',
      localityId: '',
    });
  });

  it('DELIVERY-1: an unknown region becomes Kishinev', () => {
    expect(resolveAddress(regions, { regionId: 'atlantis', localityId: 'balti' })).toEqual(DEFAULT_ADDRESS);
    expect(DEFAULT_ADDRESS).toEqual({ regionId: 'kishinev', localityId: 'kishinev' });
  });
});
