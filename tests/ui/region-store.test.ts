import { expect, it } from 'vitest';
import { ok } from '#core/kernel/shared/index.ts';
import { fakeCheckoutStorage } from '#core/testing/index.ts';
import { regions } from './shop-fakes.ts';
import { tab, world } from './store-world.ts';

const aShopper = async (checkoutStorage = fakeCheckoutStorage()) => {
  const delivery = { ...world.delivery, regions: async () => ok(regions), shops: async () => ok([]) };
  const stores = tab({ checkoutStorage, delivery });
  stores.checkout.start();
  const { region, checkout } = stores;
  const before = region.label;
  await stores.delivery.load('ro');
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
