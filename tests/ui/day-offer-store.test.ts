import { describe, expect, it } from 'vitest';
import type { DayOffer, OfferDesk } from '#core/catalog/offers/index.ts';
import { fromMdl, ok } from '#core/kernel/shared/index.ts';
import { aPhone, fakeTime } from '#core/testing/index.ts';
import { DayOfferStore } from '#ui/features/catalog/offers/day-offer-store.ts';

const START = Date.parse('2026-11-21T23:58:00+02:00');

const anOffer = (endsAt: string, left: number): DayOffer => ({
  title: 'Today',
  text: '',
  product: aPhone().costing(2_700).build(),
  regularPrice: fromMdl(3_000),
  endsAt,
  pieces: { left, total: 30 },
});
const today = anOffer('2026-11-21T23:59:00+02:00', 11);
const tomorrow = anOffer('2026-11-22T23:59:00+02:00', 30);

type Answer = Awaited<ReturnType<OfferDesk['dayOffer']>>;

/** A page with an offer that is opened at 23:58, and a desk that says what it is asked to. */
const aPage = (first: DayOffer | null = today) => {
  const time = fakeTime(START);
  const desk: { asked: string[]; says: Answer } = { asked: [], says: ok(first) };
  const dayOffer: OfferDesk['dayOffer'] = async ({ locale }) => {
    desk.asked.push(locale);
    return desk.says;
  };
  const store = new DayOfferStore({ offers: { dayOffer }, clock: time, timers: time }, 'ro', first);
  /** Lets time pass, and what was answered meanwhile arrive. */
  const pass = async (ms: number) => {
    time.pass(ms);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, desk, time, pass };
};

describe('the offer of the day on its page', () => {
  it('DAY-2: counts nothing in the first render', () => {
    const { store, desk, time } = aPage();
    expect([store.offer, store.state, store.left]).toEqual([today, 'on', undefined]);
    expect([desk.asked.length, time.waiting]).toEqual([0, 0]);
  });

  it('shows the offer and the time as core watches them, until it stops', async () => {
    const { store, desk, time, pass } = aPage();
    desk.says = ok(tomorrow);
    const stop = store.start();
    expect([store.state, store.left?.minutes, desk.asked]).toEqual(['on', 1, ['ro']]);
    await pass(0);
    expect([store.offer, store.left?.days]).toEqual([tomorrow, 1]);
    stop();
    expect(time.waiting).toBe(0);
  });
});
