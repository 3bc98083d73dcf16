import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import {
  createPickupStock,
  DEFAULT_SCHEDULE,
  type DeliveryDirectory,
  nearestFirst,
  type OpeningSpan,
  type PickupStock,
  pickupReadiness,
  pickupTime,
  UNKNOWN_STOCK,
  weekdays,
} from '#core/purchase/delivery/index.ts';
import { GATHERING_MINUTES } from '#core/purchase/delivery/pickup.ts';
import { watching } from '#core/testing/index.ts';

/** Open from 10:00 to 19:45, and until 15:00 on Saturday. */
const schedule: readonly OpeningSpan[] = [
  ...([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, opens: '10:00', closes: '19:45' })),
  { weekday: 6, opens: '10:00', closes: '15:00' },
];
const centre = { shopId: 'centre', regionId: 'kishinev', schedule };
const balti = { shopId: 'centre', regionId: 'balti', schedule };
const cart = [
  { productId: 'A', count: 3 },
  { productId: 'B', count: 1 },
];
/** What the centre has of A and of B. */
const has = (a: number, b: number): readonly PickupStock[] => [
  { shopId: 'other', stock: [{ productId: 'A', quantity: 9 }] },
  {
    shopId: 'centre',
    stock: [
      { productId: 'A', quantity: a },
      { productId: 'B', quantity: b },
    ],
  },
];
const at = (local: string) => Date.parse(`${local}:00+02:00`);
// A Monday.
const now = at('2026-11-23T10:40');

const readiness = (
  shop: Parameters<typeof pickupReadiness>[0],
  wanted: Parameters<typeof pickupReadiness>[1],
  stocks: readonly PickupStock[],
  ordered: number,
) => pickupReadiness(shop, wanted, stocks, DEFAULT_SCHEDULE, ordered);

/** From when a whole cart waits when it is ordered then, as `2026-11-23 +0 12:00`. */
const readyFrom = (ordered: string, shop: Parameters<typeof pickupReadiness>[0] = centre): string | undefined => {
  const found = readiness(shop, cart, has(3, 1), at(ordered));
  const from = found?.kind === 'ready' ? found.from : undefined;
  return from && `${from.date} +${from.inDays} ${from.time}`;
};

describe('the shops of a checkout', () => {
  it('PICKUP-6: come by region, by what they have, by whether they are open, and otherwise as they came', () => {
    const shop = (shopId: string, regionId: string, hasAll: boolean, isOpen: boolean) => ({
      shopId,
      regionId,
      hasAll,
      isOpen,
    });
    const shops = [
      shop('far, whole, open', 'balti', true, true),
      shop('near, shut', 'kishinev', false, false),
      shop('near, open', 'kishinev', false, true),
      shop('near, whole', 'kishinev', true, false),
      shop('near, shut too', 'kishinev', false, false),
    ];
    expect(nearestFirst(shops, 'kishinev').map(({ shopId }) => shopId)).toEqual([
      'near, whole',
      'near, open',
      'near, shut',
      'near, shut too',
      'far, whole, open',
    ]);
  });
});

describe('fetching a cart in a shop', () => {
  it('PICKUP-1: counts the pieces that are there, and says nothing of a shop whose stock is not known', () => {
    expect(readiness(centre, cart, has(9, 1), now)).toMatchObject({ kind: 'ready' });
    expect(readiness(centre, cart, has(2, 9), now)).toMatchObject({ kind: 'part', here: 3, all: 4 });
    expect(readiness(centre, cart, has(0, 0), now)).toMatchObject({ kind: 'awaited' });
    const onlyA = [{ shopId: 'centre', stock: [{ productId: 'A', quantity: 5 }] }];
    expect(readiness(centre, cart, onlyA, now)).toMatchObject({ kind: 'part', here: 3, all: 4 });
    expect(readiness(centre, cart, [], now)).toBeUndefined();
    expect(readiness({ ...centre, shopId: 'new' }, cart, has(9, 9), now)).toBeUndefined();
    expect(readiness(centre, [], has(9, 9), now)).toBeUndefined();
  });

  it('PICKUP-2: is possible after an hour, from the next half-hour on', () => {
    expect(GATHERING_MINUTES).toBe(60);
    expect(readyFrom('2026-11-23T10:40')).toBe('2026-11-23 +0 12:00');
    expect(readyFrom('2026-11-23T11:00')).toBe('2026-11-23 +0 12:00');
    expect(readyFrom('2026-11-23T11:01')).toBe('2026-11-23 +0 12:30');
    const always = weekdays.map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
    expect(readyFrom('2026-11-23T23:10', { ...centre, schedule: always })).toBe('2026-11-24 +1 00:30');
  });

  it('PICKUP-2: waits for the hours at which the shop is open', () => {
    expect(readyFrom('2026-11-23T08:00')).toBe('2026-11-23 +0 11:00');
    expect(readyFrom('2026-11-23T20:00')).toBe('2026-11-24 +1 11:00');
    expect(readyFrom('2026-11-23T19:15')).toBe('2026-11-24 +1 10:30');
    expect(readyFrom('2026-11-28T14:40')).toBe('2026-11-30 +2 11:00');
    expect(readyFrom('2026-11-28T14:00')).toBe('2026-11-30 +2 10:00');
    // Ready at 19:40, and the next half-hour is after closing time.
    expect(readyFrom('2026-11-23T18:40')).toBe('2026-11-24 +1 10:00');
  });

  it('PICKUP-2: has no hour where only words are known of the hours', () => {
    expect(readiness({ ...centre, schedule: [] }, cart, has(3, 1), now)).toEqual({
      kind: 'ready',
      from: undefined,
    });
  });

  it('PICKUP-3: has the rest by the last day of ordinary delivery', () => {
    const by = (date: string, inDays: number) => ({ date, inDays });
    expect(readiness(centre, cart, has(0, 0), now)).toEqual({ kind: 'awaited', by: by('2026-11-24', 1) });
    expect(readiness(balti, cart, has(2, 1), now)).toEqual({
      kind: 'part',
      here: 3,
      all: 4,
      restBy: by('2026-11-26', 3),
    });
    const onWednesdays = { ...centre, schedule: [{ weekday: 3, opens: '10:00', closes: '12:00' }] as const };
    expect(readiness(onWednesdays, cart, has(0, 0), now)).toMatchObject({ by: by('2026-11-25', 2) });
    expect(readiness({ ...centre, schedule: [] }, cart, has(0, 0), now)).toMatchObject({
      by: by('2026-11-24', 1),
    });
  });

  it('DELIVERY-16: has no day where the shop promises none', () => {
    const undated = (stocks: readonly PickupStock[]) => pickupReadiness(centre, cart, stocks, undefined, now);
    expect(undated(has(3, 1))).toEqual({ kind: 'ready', from: undefined });
    expect(undated(has(2, 1))).toEqual({ kind: 'part', here: 3, all: 4, restBy: undefined });
    expect(undated(has(0, 0))).toEqual({ kind: 'awaited', by: undefined });
    for (const stocks of [has(3, 1), has(2, 1), has(0, 0)])
      expect(pickupTime(undated(stocks), centre, undefined)).toBeUndefined();
  });

  it('PICKUP-4 PICKUP-5: waits from a moment, or a day, until the shop no longer holds it', () => {
    const time = (stocks: readonly PickupStock[]) =>
      pickupTime(readiness(centre, cart, stocks, now), centre, DEFAULT_SCHEDULE);
    const until = { date: '2026-11-25', time: '19:45' };
    expect(time(has(3, 1))).toEqual({ date: '2026-11-23', time: '12:00', until });
    expect(time(has(2, 1))).toEqual({ date: '2026-11-24', until: { ...until, date: '2026-11-26' } });
    expect(time(has(0, 0))).toEqual({ date: '2026-11-24', until: { ...until, date: '2026-11-26' } });
    expect(time([])).toBeUndefined();
    const { holdDays: _none, ...unsaid } = DEFAULT_SCHEDULE;
    expect(pickupTime(readiness(centre, cart, has(3, 1), now), centre, unsaid)).toEqual({
      date: '2026-11-23',
      time: '12:00',
    });
  });
});

describe('the stock of shops', () => {
  type Answer = Awaited<ReturnType<DeliveryDirectory['stock']>>;
  const aShopper = () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const asked: unknown[] = [];
    const { show, now: shown } = watching(UNKNOWN_STOCK);
    const stock: DeliveryDirectory['stock'] = (query) => {
      asked.push(query);
      return new Promise((resolve) => waiting.push(resolve));
    };
    return { ...createPickupStock({ delivery: { stock }, show }), asked, waiting, shown };
  };

  it('PICKUP-1: is asked for the products of the cart, and shown as it was answered', async () => {
    const { ask, asked, waiting, shown } = aShopper();
    await ask([], 'ru');
    const asking = ask(['A', 'B'], 'ru');
    expect(asked).toEqual([{ productIds: ['A', 'B'], locale: 'ru' }]);
    waiting[0]?.(ok(has(1, 1)));
    await asking;
    expect(shown()).toEqual({ stock: has(1, 1) });
  });

  it('PICKUP-1: is that of the latest cart, and none without an answer', async () => {
    const { ask, waiting, shown } = aShopper();
    const both = [ask(['A'], 'ru'), ask(['A', 'B'], 'ru')];
    waiting[1]?.(ok(has(2, 2)));
    waiting[0]?.(ok(has(1, 1)));
    await Promise.all(both);
    expect(shown()).toEqual({ stock: has(2, 2) });
    const third = ask(['B'], 'ru');
    waiting[2]?.(err(failure('network', 'network', 'silence')));
    await third;
    expect(shown()).toEqual({ stock: [] });
  });
});
