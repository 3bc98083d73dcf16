import { describe, expect, it } from 'vitest';
import {
  createDayOffer,
  type DayOffer,
  type OfferDesk,
  type WatchedOffer,
  watchedState,
  watchedTimeLeft,
} from '#core/catalog/offers/index.ts';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import { aPhone, fakeTime, watching } from '#core/testing/index.ts';

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
  const { show, now: seen, all } = watching<WatchedOffer>({ offer: first, now: undefined });
  const { start } = createDayOffer({ offers: { dayOffer }, clock: time, timers: time, locale: 'ro', show }, first);
  const watched = {
    get offer() {
      return seen().offer;
    },
    get state() {
      return watchedState(seen());
    },
    get left() {
      return watchedTimeLeft(seen());
    },
  };
  /** Lets time pass, and what was answered meanwhile arrive. */
  const pass = async (ms: number) => {
    time.pass(ms);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { start, watched, all, desk, time, pass };
};

describe('the offer of the day on its page', () => {
  it('DAY-2: counts nothing in the first render', () => {
    const { watched, desk, time } = aPage();
    expect([watched.offer, watched.state, watched.left]).toEqual([today, 'on', undefined]);
    expect([desk.asked.length, time.waiting]).toEqual([0, 0]);
  });

  it('DAY-3: asks for the offer as it is now when the page comes alive', async () => {
    const { start, watched, desk, pass } = aPage();
    desk.says = ok({ ...today, pieces: { left: 2, total: 30 } });
    start();
    await pass(0);
    expect([desk.asked, watched.offer?.pieces?.left]).toEqual([['ro'], 2]);
  });

  it('DAY-2: counts down second by second and skips none', async () => {
    const { start, watched, pass } = aPage();
    start();
    const seen: string[] = [];
    for (let second = 0; second < 4; second += 1) {
      seen.push(`${watched.left?.minutes}:${watched.left?.seconds}`);
      await pass(1_000);
    }
    expect(seen).toEqual(['1:0', '0:59', '0:58', '0:57']);
  });

  it('DAY-2: falls into step with the shown seconds, whenever it was opened', async () => {
    const { start, watched, time, pass } = aPage();
    await pass(400);
    start();
    expect(watched.left).toMatchObject({ minutes: 1, seconds: 0 });
    await pass(600);
    expect([time.now() - START, watched.left?.seconds]).toEqual([1_000, 59]);
  });

  it('DAY-1 DAY-3: is over at its end and asks for the next one, every 30 s until it is there', async () => {
    const { start, watched, desk, pass } = aPage();
    start();
    await pass(59_000);
    expect([watched.state, desk.asked.length]).toEqual(['on', 1]);
    await pass(1_000);
    expect([watched.state, watched.left?.seconds, desk.asked.length]).toEqual(['over', 0, 2]);
    desk.says = silence;
    await pass(30_000);
    expect([watched.state, watched.offer, desk.asked.length]).toEqual(['over', today, 3]);
    desk.says = ok(tomorrow);
    await pass(30_000);
    expect([watched.state, watched.offer, desk.asked.length]).toEqual(['on', tomorrow, 4]);
    expect(watched.left).toMatchObject({ hours: 23, minutes: 59, seconds: 0 });
    await pass(120_000);
    expect(desk.asked).toHaveLength(4);
  });

  it('DAY-1: tells that it is sold out, and that there is none any more', async () => {
    const { start, watched, desk, pass } = aPage();
    desk.says = ok({ ...today, pieces: { left: 0, total: 30 } });
    start();
    await pass(0);
    expect(watched.state).toBe('soldOut');
    desk.says = ok(null);
    await pass(60_000);
    expect([watched.state, watched.offer, watched.left]).toEqual(['none', null, undefined]);
    const { asked } = desk;
    await pass(120_000);
    expect(desk.asked).toBe(asked);
  });

  it('stops with its page, and takes no answer after that', async () => {
    const { start, watched, desk, time, pass } = aPage();
    desk.says = ok(tomorrow);
    start()();
    await pass(0);
    expect([watched.offer, time.waiting]).toEqual([today, 0]);
  });

  it('DAY-3: is begun again as it was: no sooner asked for, and the answer on its way is taken', async () => {
    const { start, watched, desk, pass } = aPage();
    desk.says = ok(tomorrow);
    start()();
    start();
    await pass(0);
    expect([watched.offer, desk.asked.length]).toEqual([tomorrow, 1]);
  });

  it('DAY-2: is looked at each second without an offer', async () => {
    const { start, all, time } = aPage(null);
    start();
    time.pass(2_999);
    expect(all.map(({ now = 0 }) => now - START)).toEqual([0, 1_000, 2_000]);
  });
});
