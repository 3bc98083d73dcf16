import { describe, expect, it } from 'vitest';
import type { DayOffer, OfferDesk } from '#core/catalog/offers/index.ts';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import { aPhone } from '#tests/support/builders/index.ts';
import { fakeTime } from '#tests/support/fakes/time.ts';
import { DayOfferStore } from '#ui/features/catalog/offers/day-offer-store.ts';

const START = Date.parse('2026-11-21T23:58:00+02:00');
const silence = err(failure('network', 'network', 'silence'));

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

  it('DAY-3: asks for the offer as it is now when the page comes alive', async () => {
    const { store, desk, pass } = aPage();
    desk.says = ok({ ...today, pieces: { left: 2, total: 30 } });
    store.start();
    await pass(0);
    expect([desk.asked, store.offer?.pieces?.left]).toEqual([['ro'], 2]);
  });

  it('DAY-2: counts down second by second and skips none', async () => {
    const { store, pass } = aPage();
    store.start();
    const seen: string[] = [];
    for (let second = 0; second < 4; second += 1) {
      seen.push(`${store.left?.minutes}:${store.left?.seconds}`);
      await pass(1_000);
    }
    expect(seen).toEqual(['1:0', '0:59', '0:58', '0:57']);
  });

  it('DAY-2: falls into step with the shown seconds, whenever it was opened', async () => {
    const { store, time, pass } = aPage();
    await pass(400);
    store.start();
    expect(store.left).toMatchObject({ minutes: 1, seconds: 0 });
    await pass(600);
    expect([time.now() - START, store.left?.seconds]).toEqual([1_000, 59]);
  });

  it('DAY-1 DAY-3: is over at its end and asks for the next one, every 30 s until it is there', async () => {
    const { store, desk, pass } = aPage();
    store.start();
    await pass(59_000);
    expect([store.state, desk.asked.length]).toEqual(['on', 1]);
    await pass(1_000);
    expect([store.state, store.left?.seconds, desk.asked.length]).toEqual(['over', 0, 2]);
    desk.says = silence;
    await pass(30_000);
    expect([store.state, store.offer, desk.asked.length]).toEqual(['over', today, 3]);
    desk.says = ok(tomorrow);
    await pass(30_000);
    expect([store.state, store.offer, desk.asked.length]).toEqual(['on', tomorrow, 4]);
    expect(store.left).toMatchObject({ hours: 23, minutes: 59, seconds: 0 });
    await pass(120_000);
    expect(desk.asked).toHaveLength(4);
  });

  it('DAY-1: tells that it is sold out, and that there is none any more', async () => {
    const { store, desk, pass } = aPage();
    desk.says = ok({ ...today, pieces: { left: 0, total: 30 } });
    store.start();
    await pass(0);
    expect(store.state).toBe('soldOut');
    desk.says = ok(null);
    await pass(60_000);
    expect([store.state, store.offer, store.left]).toEqual(['none', null, undefined]);
    const { asked } = desk;
    await pass(120_000);
    expect(desk.asked).toBe(asked);
  });

  it('stops with its page, and takes no answer after that', async () => {
    const { store, desk, time, pass } = aPage();
    desk.says = ok(tomorrow);
    store.start()();
    await pass(0);
    expect([store.offer, time.waiting]).toEqual([today, 0]);
  });
});
