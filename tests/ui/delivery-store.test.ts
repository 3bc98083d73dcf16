import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';
import { aShop, regions } from './shop-fakes.ts';

const silence = err(failure('network', 'network', 'silence'));

describe('regions and shops', () => {
  it('load once a language', async () => {
    const asked: string[] = [];
    const store = new DeliveryStore({
      delivery: {
        regions: async ({ locale }) => {
          asked.push(locale);
          return ok(regions);
        },
        shops: async ({ locale }) => ok([aShop('centre'), aShop(`only ${locale}`)]),
      },
    });
    const loading = store.load('ru');
    expect(store.loading).toBe(true);
    await loading;
    await store.load('ru');
    await store.load('ro');
    expect(asked).toEqual(['ru', 'ro']);
    expect([store.loading, store.failed]).toEqual([false, false]);
    expect(store.localities('balti').map(({ localityId }) => localityId)).toEqual(['balti', 'elizaveta']);
    expect(store.localities('nowhere')).toEqual([]);
    expect([store.shop('centre')?.shopId, store.shop('only ro')?.shopId]).toEqual(['centre', 'only ro']);
    expect(store.shop('only ru')).toBeUndefined();
  });

  it('keep what could be had of a failed attempt and may be asked for again', async () => {
    let shops: Awaited<ReturnType<DeliveryDirectory['shops']>> = silence;
    const store = new DeliveryStore({ delivery: { regions: async () => ok(regions), shops: async () => shops } });
    await store.load('ru');
    expect([store.failed, store.regions, store.shops]).toEqual([true, regions, []]);
    shops = ok([aShop('centre')]);
    await store.load('ru');
    expect([store.failed, store.shops.length]).toEqual([false, 1]);
    const lost = new DeliveryStore({ delivery: { regions: async () => silence, shops: async () => shops } });
    await lost.load('ru');
    expect([lost.failed, lost.regions, lost.shops.length]).toEqual([true, [], 1]);
  });

  it('do not take an answer in a language that was left meanwhile', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<DeliveryDirectory['regions']>>>();
    const romanian = [{ regionId: 'balti', label: 'Bălți', localities: [] }];
    const store = new DeliveryStore({
      delivery: {
        regions: ({ locale }) => (locale === 'ru' ? late.promise : Promise.resolve(ok(romanian))),
        shops: async () => ok([]),
      },
    });
    const russian = store.load('ru');
    await store.load('ro');
    late.resolve(ok(regions));
    await russian;
    expect(store.regions).toEqual(romanian);
  });
});
