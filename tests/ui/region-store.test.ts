import { expect, it } from 'vitest';
import { ok } from '#core/kernel/shared/index.ts';
import {
  fakeCampaignMemory,
  fakeCartStorage,
  fakeCheckoutStorage,
  fakeDataLayer,
  fakeGiftStorage,
  fakeIds,
  fakeTime,
} from '#core/testing/index.ts';
import { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';
import { RegionStore } from '#ui/features/purchase/region/region-store.ts';
import { fakeDesk, noCodes, regions } from './shop-fakes.ts';

const aShopper = async (checkoutStorage = fakeCheckoutStorage()) => {
  const timers = fakeTime();
  const analytics = fakeDataLayer();
  const cart = new CartStore({
    analytics,
    cartStorage: fakeCartStorage(),
    timers,
    notify: () => () => undefined,
    catalog: { current: async () => ok([]) },
  });
  const checkout = new CheckoutStore(
    {
      orders: fakeDesk(),
      checkoutStorage,
      ids: fakeIds('key'),
      clock: fakeTime(),
      giftStorage: fakeGiftStorage(),
      promoCode: noCodes,
      analytics,
      campaign: fakeCampaignMemory(),
    },
    cart,
  );
  checkout.start();
  const delivery = new DeliveryStore({
    delivery: { regions: async () => ok(regions), shops: async () => ok([]) },
  });
  const region = new RegionStore(checkout, delivery);
  const before = region.label;
  await delivery.load('ro');
  return { region, checkout, before };
};

it('names the chosen place once the regions are there', async () => {
  const { region, before } = await aShopper();
  expect(before).toBeUndefined();
  expect(region.label).toBe('Chișinău');
});

it('finds a place, chooses it for the checkout and keeps it', async () => {
  const kept = fakeCheckoutStorage();
  const { region, checkout } = await aShopper(kept);
  region.show();
  region.seek('eliza');
  const [place] = region.places;
  expect(place).toMatchObject({ label: 'Elizaveta', within: 'Bălți' });
  if (place) region.choose(place);
  expect(region.open).toBe(false);
  expect(checkout.draft).toMatchObject({ regionId: 'balti', localityId: 'elizaveta' });
  expect(region.label).toBe('Elizaveta');
  region.show();
  expect(region.text).toBe('');
  expect(region.places.filter(region.isChosen).map(({ label }) => label)).toEqual(['Bălți']);
  region.seek('elizaveta');
  expect(region.places.map(region.isChosen)).toEqual([true]);
  checkout.chooseAddress({ regionId: 'balti', localityId: 'balti' });
  expect(region.places.map(region.isChosen)).toEqual([false]);
  checkout.chooseAddress({ regionId: 'balti', localityId: 'elizaveta' });
  region.hide();
  expect(region.open).toBe(false);
  expect((await aShopper(kept)).region.label).toBe('Elizaveta');
});
