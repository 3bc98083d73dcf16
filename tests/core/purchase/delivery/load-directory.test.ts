import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import {
  addressLabel,
  choosesLocality,
  createDirectory,
  type DeliveryDirectory,
  localitiesOf,
  offeredMethods,
  type Region,
  type Shop,
  UNREAD_DIRECTORY,
} from '#core/purchase/delivery/index.ts';
import { watching } from '#core/testing/index.ts';

const silence = err(failure('network', 'network', 'silence'));
const regions: readonly Region[] = [
  {
    regionId: 'balti',
    label: 'Bălți',
    localities: [
      { localityId: 'balti', label: 'Bălți town' },
      { localityId: 'elizaveta', label: 'Elizaveta' },
    ],
  },
];
const shops = [{ shopId: 'centre' } as Shop];

const aDirectory = (delivery: Pick<DeliveryDirectory, 'regions' | 'shops'>) => {
  const { show, now } = watching(UNREAD_DIRECTORY);
  return { ...createDirectory({ delivery, show }), now };
};

describe('regions and shops', () => {
  it('DELIVERY-8: load once a language', async () => {
    const asked: string[] = [];
    const { load, now } = aDirectory({
      regions: async ({ locale }) => {
        asked.push(locale);
        return ok(regions);
      },
      shops: async ({ locale }) => {
        asked.push(locale);
        return ok(shops);
      },
    });
    expect(UNREAD_DIRECTORY).toEqual({ regions: [], shops: [], loading: false, failed: false });
    const loading = load('ru');
    expect(now()).toEqual({ ...UNREAD_DIRECTORY, loading: true });
    await loading;
    expect(now()).toEqual({ regions, shops, loading: false, failed: false });
    await load('ru');
    await load('ro');
    expect(asked).toEqual(['ru', 'ru', 'ro', 'ro']);
  });

  it('DELIVERY-8: keep what could be had of a failed attempt and may be asked for again', async () => {
    let answer: Awaited<ReturnType<DeliveryDirectory['shops']>> = silence;
    const { load, now } = aDirectory({ regions: async () => ok(regions), shops: async () => answer });
    await load('ru');
    expect(now()).toEqual({ regions, shops: [], loading: false, failed: true });
    answer = ok(shops);
    await load('ru');
    expect(now()).toEqual({ regions, shops, loading: false, failed: false });
    const lost = aDirectory({ regions: async () => silence, shops: async () => ok(shops) });
    await lost.load('ru');
    expect(lost.now()).toEqual({ regions: [], shops, loading: false, failed: true });
  });

  it('DELIVERY-8: do not take an answer in a language that was left meanwhile', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<DeliveryDirectory['regions']>>>();
    const romanian = [{ regionId: 'balti', label: 'Bălți', localities: [] }];
    const { load, now } = aDirectory({
      regions: ({ locale }) => (locale === 'ru' ? late.promise : Promise.resolve(ok(romanian))),
      shops: async () => ok([]),
    });
    const russian = load('ru');
    await load('ro');
    late.resolve(ok(regions));
    await russian;
    expect(now().regions).toEqual(romanian);
  });
});

describe('a chosen address', () => {
  it('DELIVERY-8: has the localities of its region', () => {
    expect(localitiesOf(regions, 'balti').map(({ localityId }) => localityId)).toEqual(['balti', 'elizaveta']);
    expect(localitiesOf(regions, 'nowhere')).toEqual([]);
  });

  it('DELIVERY-20: has a locality to choose unless its region has only the chosen one', () => {
    const known = [...regions, { regionId: 'one', label: 'One', localities: [{ localityId: 'only', label: 'Only' }] }];
    const chooses = (regionId: string, localityId: string) => choosesLocality(known, { regionId, localityId });
    expect([chooses('balti', 'balti'), chooses('one', 'only'), chooses('one', 'gone')]).toEqual([true, false, true]);
  });

  it('DELIVERY-8: is called by its locality, or else by its region, once they are known', () => {
    const labelOf = (regionId: string, localityId: string) => addressLabel(regions, { regionId, localityId });
    expect(labelOf('balti', 'elizaveta')).toBe('Elizaveta');
    expect(labelOf('balti', 'gone')).toBe('Bălți');
    expect(labelOf('orhei', 'elizaveta')).toBeUndefined();
    expect(addressLabel([], { regionId: 'balti', localityId: 'balti' })).toBeUndefined();
  });
});

describe('ways of delivery', () => {
  const shop = { shopId: 'center' } as Shop;
  const come = { ...UNREAD_DIRECTORY, regions };
  it.each([
    ['nothing has come yet', UNREAD_DIRECTORY, ['address', 'pickup']],
    ['the lists are on their way', { ...come, loading: true }, ['address', 'pickup']],
    ['the shops could not be had', { ...come, failed: true }, ['address', 'pickup']],
    ['there are shops', { ...come, shops: [shop] }, ['address', 'pickup']],
    ['there are none', come, ['address']],
  ])('DELIVERY-13: when %s', (_when, directory, methods) => {
    expect(offeredMethods(directory)).toEqual(methods);
  });
});
