import { expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { aShop } from '#core/testing/index.ts';
import { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';
import { regions } from './shop-fakes.ts';

it('regions and shops are shown as core has loaded them', async () => {
  const silence = err(failure('network', 'network', 'silence'));
  const shops = [aShop('centre')];
  const store = new DeliveryStore({
    delivery: {
      regions: async () => ok(regions),
      shops: async ({ locale }) => (locale === 'ru' ? ok(shops) : silence),
    },
  });
  const loading = store.load('ru');
  expect(store.loading).toBe(true);
  await loading;
  expect([store.loading, store.failed, store.regions, store.shops]).toEqual([false, false, regions, shops]);
  await store.load('ro');
  expect([store.failed, store.shops]).toEqual([true, shops]);
});
