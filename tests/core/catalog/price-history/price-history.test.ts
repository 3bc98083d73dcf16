import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceSince, priceHistory, priceSpans } from '#core/catalog/price-history/index.ts';
import { HISTORY_DAYS, LOWEST_DAYS } from '#core/catalog/price-history/price-history.ts';
import { priceBeforeDiscount, promoSavingOf, savingOf } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { aPhone, aProductPage } from '#core/testing/index.ts';

const UNTIL = '2026-11-23';
const day = (before: number): string => new Date(Date.parse(UNTIL) - before * 86_400_000).toISOString().slice(0, 10);
const at = (before: number, price: number): PriceSince => ({ since: day(before), price });

/** Prices of few values on days of half a year, so that days and prices meet. */
const reported = fc.array(
  fc
    .record({ before: fc.integer({ min: 0, max: 180 }), price: fc.integer({ min: 1, max: 4 }) })
    .map(({ before, price }) => at(before, price * 100)),
  { minLength: 1, maxLength: 12 },
);

/** What was asked on a day, worked out day by day: the last that was reported of that day or of the nearest one before. */
const priceOn = (prices: readonly PriceSince[], date: string): number | undefined =>
  prices
    .filter(({ since }) => since <= date)
    .reduce<PriceSince | undefined>((latest, one) => (latest && latest.since > one.since ? latest : one), undefined)
    ?.price;

describe('the price history', () => {
  it('HISTORY-1: tells the last 90 days, the oldest price from the first of them', () => {
    const history = priceHistory([at(10, 300), at(200, 100), at(120, 200)], UNTIL, 300);
    expect(history).toEqual({ prices: [at(HISTORY_DAYS - 1, 200), at(10, 300)], until: UNTIL, lowestBefore: 200 });
  });

  it('HISTORY-1: is not shown when it does not end with what a piece is sold for', () => {
    expect(priceHistory([at(10, 300)], UNTIL, 299)).toBeUndefined();
    expect(priceHistory([at(10, 300), at(-1, 299)], UNTIL, 299)).toBeUndefined();
    expect(priceHistory([], UNTIL, 0)).toBeUndefined();
    expect(priceHistory([{ since: 'yesterday', price: 1 }], UNTIL, 1)).toBeUndefined();
    expect(priceHistory([at(3, 1)], 'today', 1)).toBeUndefined();
  });

  it('HISTORY-1: needs more than a day to tell of', () => {
    expect(priceHistory([at(0, 300)], UNTIL, 300)).toBeUndefined();
    expect(priceHistory([at(1, 300)], UNTIL, 300)).toEqual({ prices: [at(1, 300)], until: UNTIL });
  });

  it('HISTORY-1: has on each of its days the price that was reported of it, and each change once', () => {
    fc.assert(
      fc.property(reported, (prices) => {
        const today = priceOn(prices, UNTIL) ?? 0;
        const history = priceHistory(prices, UNTIL, today);
        fc.pre(history !== undefined);
        const spans = priceSpans(history);
        const first = HISTORY_DAYS - 1;
        const days = spans.reduce((sum, span) => sum + span.days, 0);
        expect(days).toBeLessThanOrEqual(HISTORY_DAYS);
        for (let before = first; before >= 0; before--) {
          const nth = days - 1 - before;
          const span = spans.find(({ start, days: long }) => start <= nth && nth < start + long);
          expect(span?.price).toBe(priceOn(prices, day(before)));
        }
        expect(history.prices.filter(({ price }, place) => history.prices[place - 1]?.price === price)).toEqual([]);
      }),
    );
  });

  it('HISTORY-2: the lowest of the 30 days before the price of today, whatever came before these', () => {
    const lowest = (...prices: PriceSince[]) => priceHistory(prices, UNTIL, 300)?.lowestBefore;
    expect(lowest(at(60, 500), at(20, 400), at(5, 300))).toBe(400);
    expect(lowest(at(60, 250), at(34, 500), at(5, 300))).toBe(250);
    expect(lowest(at(60, 250), at(35, 500), at(5, 300))).toBe(500);
    // Dearer than before: that is reported, too.
    expect(lowest(at(60, 500), at(20, 200), at(5, 300))).toBe(200);
  });

  it('HISTORY-2: is not reported unless all these days are known', () => {
    const since = (before: number) => priceHistory([at(before, 500), at(5, 300)], UNTIL, 300)?.lowestBefore;
    expect(since(5 + LOWEST_DAYS)).toBe(500);
    expect(since(5 + LOWEST_DAYS - 1)).toBeUndefined();
    expect(priceHistory([at(150, 300)], UNTIL, 300)?.lowestBefore).toBeUndefined();
  });

  it('HISTORY-2: is the lowest that was asked on any of these days', () => {
    fc.assert(
      fc.property(reported, (prices) => {
        const today = priceOn(prices, UNTIL) ?? 0;
        const history = priceHistory(prices, UNTIL, today);
        fc.pre(history?.lowestBefore !== undefined);
        let begun = 0;
        while (priceOn(prices, day(begun + 1)) === today) begun++;
        const before = Array.from({ length: LOWEST_DAYS }, (_, nth) => priceOn(prices, day(begun + 1 + nth)));
        expect(before).not.toContain(undefined);
        expect(history.lowestBefore).toBe(Math.min(...before.map(Number)));
      }),
    );
  });
});

describe('a saving', () => {
  const phone = aPhone().costing(5_000).discountedBy(500).build();
  const saved = (lowest?: number) => {
    const lowestBefore = lowest === undefined ? {} : { lowestBefore: fromMdl(lowest) };
    return savingOf(aProductPage(phone, { priceHistory: { prices: [], until: UNTIL, ...lowestBefore } }));
  };

  it('HISTORY-3: is what is taken off, where it cost more before or nobody knows what it cost', () => {
    expect(savingOf(aProductPage(phone))).toBe(fromMdl(500));
    expect(saved()).toBe(fromMdl(500));
    expect(saved(5_001)).toBe(fromMdl(500));
  });

  it('HISTORY-3: is in part or whole of a promotion, and not where there is none', () => {
    const byPromotion = (discount: number, lowest: number) => {
      const promoted = { ...aPhone().costing(5_000).discountedBy(discount).build(), promoDiscount: fromMdl(200) };
      const priceHistory = { prices: [], until: UNTIL, lowestBefore: fromMdl(lowest) };
      const page = aProductPage(promoted, { priceHistory });
      return [savingOf(page), promoSavingOf(page)];
    };
    expect(byPromotion(500, 6_000)).toEqual([fromMdl(700), fromMdl(200)]);
    expect(byPromotion(0, 6_000)).toEqual([fromMdl(200), fromMdl(200)]);
    expect(byPromotion(500, 4_000)).toEqual([0, 0]);
  });

  it('HISTORY-3: is none where it has cost as little before; the struck price stays', () => {
    expect(saved(5_000)).toBe(0);
    expect(saved(4_500)).toBe(0);
    expect(priceBeforeDiscount(phone)).toBe(fromMdl(5_500));
  });
});
