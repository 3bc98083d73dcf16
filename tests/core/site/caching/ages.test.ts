import { describe, expect, it } from 'vitest';
import {
  type AgingPage,
  agesOf,
  BRIEF_PAGES,
  BRIEF_SECONDS,
  CACHE_RETRIES,
  CACHE_TIMEOUT_MS,
  CACHE_WAIT_MS,
  cacheControlOf,
  deadlinesAfterFailure,
  deadlinesOf,
  FALLBACK_SECONDS,
  PAGE_CACHE_SECONDS,
  PRICE_MAX_AGE_SECONDS,
  RENDER_LOCK_MS,
  RENDER_LOCK_WAIT_MS,
  stateAt,
} from '#core/site/caching/index.ts';
import { FAILURE_RETRY_SECONDS } from '#core/site/caching/limits.ts';

const HOUR = 3600;
const plain: AgingPage = { keeping: 'page', priced: false, complete: true };
const priced: AgingPage = { ...plain, priced: true };
const START = 1_000_000;

/** What a page is good for so many seconds after its rendering began. */
const stateAfter = (page: AgingPage, seconds: number, priceMaxAge?: number) =>
  stateAt(deadlinesOf(agesOf(page, priceMaxAge), START), START + seconds * 1000);

describe('how long a kept page counts', () => {
  it('CACHE-1: is as good as new for 3 hours', () => {
    expect(PAGE_CACHE_SECONDS).toBe(3 * HOUR);
    expect(stateAfter(plain, 0)).toBe('fresh');
    expect(stateAfter(plain, 3 * HOUR - 0.001)).toBe('fresh');
    expect(stateAfter(plain, 3 * HOUR)).toBe('stale');
  });

  it('CACHE-7: is shown while it is made anew, and kept 24 hours more', () => {
    expect(FALLBACK_SECONDS).toBe(24 * HOUR);
    expect(stateAfter(plain, 27 * HOUR - 0.001)).toBe('stale');
    expect(stateAfter(plain, 27 * HOUR)).toBe('gone');
  });

  it('CACHE-8: is made anew in time where it shows prices, and is only there for the worst when they are too old', () => {
    expect(PRICE_MAX_AGE_SECONDS).toBe(300);
    expect(stateAfter(priced, 239.999)).toBe('fresh');
    expect(stateAfter(priced, 240)).toBe('stale');
    expect(stateAfter(priced, 299.999)).toBe('stale');
    expect(stateAfter(priced, 300)).toBe('fallback');
    expect(stateAfter(priced, 27 * HOUR - 0.001)).toBe('fallback');
    expect(stateAfter(priced, 27 * HOUR)).toBe('gone');
  });

  it('CACHE-8: by what the operator says of prices', () => {
    expect([0, 0.001].map((seconds) => stateAfter(priced, seconds, 0))).toEqual(['fallback', 'fallback']);
    expect([7, 8, 9.999, 10].map((seconds) => stateAfter(priced, seconds, 10))).toEqual([
      'fresh',
      'stale',
      'stale',
      'fallback',
    ]);
    const days = 50 * HOUR;
    expect([3 * HOUR - 1, 3 * HOUR, days - 1, days].map((seconds) => stateAfter(priced, seconds, days))).toEqual([
      'fresh',
      'stale',
      'stale',
      'gone',
    ]);
  });

  it('CACHE-5, CACHE-10: not longer than a minute where it is missing, has moved, or lacks something', () => {
    expect([BRIEF_SECONDS, BRIEF_PAGES]).toEqual([60, 500]);
    for (const page of [
      { ...plain, keeping: 'brief' },
      { ...plain, complete: false },
      { ...priced, complete: false },
    ] as const) {
      expect(stateAfter(page, 59.999)).toBe('fresh');
      expect(stateAfter(page, 60)).toBe('gone');
    }
    expect(stateAfter({ ...priced, complete: false }, 10, 10)).toBe('gone');
  });

  it('CACHE-7: stands in while the provider fails, which is asked again every 10 s', () => {
    expect(FAILURE_RETRY_SECONDS).toBe(10);
    const late = START + HOUR * 1000;
    const deadlines = deadlinesAfterFailure(deadlinesOf(agesOf(priced), START), late);
    expect(stateAt(deadlines, late + 9_999)).toBe('fresh');
    expect(stateAt(deadlines, late + 10_000)).toBe('stale');
    const end = START + 27 * HOUR * 1000;
    expect(stateAt(deadlines, end - 1)).toBe('stale');
    expect(stateAt(deadlines, end)).toBe('gone');
    expect(stateAt(deadlinesAfterFailure(deadlines, end - 1), end)).toBe('gone');
  });

  it('CACHE-13: is reported to shared caches alike', () => {
    expect(cacheControlOf(agesOf(priced))).toBe(
      'public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=96960',
    );
    expect(cacheControlOf(agesOf(plain))).toBe(
      'public, max-age=0, s-maxage=10800, stale-while-revalidate=300, stale-if-error=86400',
    );
    expect(cacheControlOf(agesOf({ ...plain, keeping: 'brief' }))).toBe('public, max-age=0, s-maxage=60');
    expect(cacheControlOf(agesOf(priced, 0))).toBe('no-cache');
    expect(cacheControlOf(agesOf(priced, 1))).toBe('no-cache');
    expect(cacheControlOf(agesOf(priced, 9))).toBe(
      'public, max-age=0, s-maxage=7, stale-while-revalidate=2, stale-if-error=97193',
    );
  });

  it('CACHE-3: waits for the cache 100 ms, which itself has 2 s and one more attempt', () => {
    expect([CACHE_WAIT_MS, CACHE_TIMEOUT_MS, CACHE_RETRIES]).toEqual([100, 2000, 1]);
  });

  it('CACHE-9: a turn to render lasts longer than those who wait for it', () => {
    expect(RENDER_LOCK_MS).toBe(20_000);
    expect(RENDER_LOCK_WAIT_MS).toBe(5_000);
  });
});
