import { describe, expect, it } from 'vitest';
import {
  CACHE_RETRIES,
  CACHE_TIMEOUT_MS,
  isPageCacheable,
  PAGE_CACHE_SECONDS,
  pageCacheKey,
  uncachedPrefixes,
} from '#core/site/caching/index.ts';

describe('the page cache', () => {
  it('CACHE-1: keeps a page for 3 hours under its address', () => {
    expect(PAGE_CACHE_SECONDS).toBe(3 * 60 * 60);
    expect(pageCacheKey('/ro/phones')).toBe('page:/ro/phones');
  });

  it('CACHE-2: keeps no page with a query or below an excluded prefix', () => {
    expect(uncachedPrefixes).toEqual(['/_nuxt', '/_loading', '/_ipx', '/media/', '/compare', '/ro/compare']);
    for (const url of ['/', '/ro', '/phones', '/ro/product/x', '/x/compare', '/media'])
      expect(isPageCacheable(url)).toBe(true);
    for (const url of ['/?', '/phones?page=2', ...uncachedPrefixes, '/compare/x', '/_ipx/f_auto/x.png'])
      expect(isPageCacheable(url)).toBe(false);
  });

  it('CACHE-3: has 2 s and one more attempt', () => {
    expect([CACHE_TIMEOUT_MS, CACHE_RETRIES]).toEqual([2000, 1]);
  });
});
