import { describe, expect, it } from 'vitest';
import { type AnalyticsEvent, couponShown } from '#core/marketing/analytics/index.ts';
import { CONSENT_DAYS, choiceOf } from '#core/marketing/consent/consent.ts';
import { createGuardedAnalytics } from '#core/marketing/consent/index.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;

describe('a choice', () => {
  it('CONSENT-2: counts for 180 days', () => {
    const made = (daysAgo: number) => choiceOf({ choice: 'all', at: NOW - daysAgo * DAY }, NOW);
    expect([made(0), made(CONSENT_DAYS - 1), made(CONSENT_DAYS)]).toEqual(['all', 'all', undefined]);
    expect(choiceOf({ choice: 'necessary', at: NOW }, NOW)).toBe('necessary');
  });

  it('CONSENT-2: is as if not made when it is broken or of a time that has not come', () => {
    const broken = [undefined, null, 'all', 7, {}, [], { choice: 'all' }, { choice: 'some', at: NOW }];
    for (const stored of [...broken, { choice: 'all', at: NOW + 1 }, { choice: 'all', at: '1' }])
      expect(choiceOf(stored, NOW)).toBeUndefined();
  });
});

describe('events', () => {
  const aLayer = () => {
    const reported: AnalyticsEvent[] = [];
    return { reported, guarded: createGuardedAnalytics({ analytics: { push: (event) => reported.push(event) } }) };
  };

  it('CONSENT-3: wait for a choice and are handed over in their order, then go at once', () => {
    const { reported, guarded } = aLayer();
    guarded.push(couponShown('A'));
    guarded.push(couponShown('B'));
    expect(reported).toEqual([]);
    guarded.settle(true);
    guarded.push(couponShown('C'));
    guarded.settle(true);
    expect(reported).toEqual([couponShown('A'), couponShown('B'), couponShown('C')]);
  });

  it('CONSENT-3: are forgotten when a visitor refuses, and none comes back later', () => {
    const { reported, guarded } = aLayer();
    guarded.push(couponShown('A'));
    guarded.settle(false);
    guarded.push(couponShown('B'));
    guarded.settle(true);
    guarded.push(couponShown('C'));
    expect(reported).toEqual([couponShown('C')]);
  });

  it('CONSENT-3: are the newest 100 when more wait', () => {
    const { reported, guarded } = aLayer();
    for (let number = 0; number < 103; number += 1) guarded.push(couponShown(String(number)));
    guarded.settle(true);
    expect([reported.length, reported[0], reported[99]]).toEqual([100, couponShown('3'), couponShown('102')]);
  });
});
