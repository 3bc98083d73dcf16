import { describe, expect, it } from 'vitest';
import { cacheUse, keyEnd, keyStart, pageKey, storagePolicy } from '#core/site/caching/index.ts';
import { isPageCacheable, uncachedPrefixes } from '#core/site/caching/storage-policy.ts';

const SHOP = { origin: 'https://shop.example', path: '/ro/phones', build: 'b1' };
const page = { method: 'GET', url: '/phones', vitrina: false, hasToken: false };

describe('which pages are kept', () => {
  it('CACHE-1: by scheme, host, path and build, and nothing of one under the key of another', () => {
    expect(pageKey(SHOP)).toBe('page:https://shop.example/ro/phones#b1');
    expect(pageKey(SHOP)).toBe(keyStart(SHOP.origin) + SHOP.path + keyEnd(SHOP.build));
    const others = [
      { ...SHOP, origin: 'http://shop.example' },
      { ...SHOP, origin: 'https://www.shop.example' },
      { ...SHOP, path: '/phones' },
      { ...SHOP, build: 'b2' },
    ];
    expect(new Set([SHOP, ...others].map(pageKey)).size).toBe(5);
  });

  it('CACHE-2: none with a query, and none below an excluded prefix', () => {
    const own = ['/compare', '/ro/compare', '/order/live', '/ro/order/live'];
    expect(uncachedPrefixes).toEqual(['/_nuxt', '/_loading', '/_ipx', '/media/', ...own]);
    for (const url of ['/', '/ro', '/phones', '/ro/product/x', '/x/compare', '/media'])
      expect(isPageCacheable(url), url).toBe(true);
    for (const url of ['/?', '/phones?page=2', ...uncachedPrefixes, '/compare/x', '/_ipx/f_auto/x.png']) {
      expect(isPageCacheable(url), url).toBe(false);
      expect(cacheUse({ ...page, url }), url).toBe('none');
    }
  });

  it('CACHE-4: only those of the shop, for visitors without a token', () => {
    expect(cacheUse(page)).toBe('fill');
    expect(cacheUse({ ...page, vitrina: true })).toBe('none');
    expect(cacheUse({ ...page, hasToken: true })).toBe('none');
  });

  it('CACHE-6: HEAD is answered by what is there and leaves nothing; other methods have no part in it', () => {
    expect(cacheUse({ ...page, method: 'HEAD' })).toBe('read');
    expect(cacheUse({ ...page, method: 'HEAD', url: '/phones?page=2' })).toBe('none');
    for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE', 'get', ''])
      expect(cacheUse({ ...page, method })).toBe('none');
  });

  it('CACHE-5: found pages, briefly those that are missing or moved for good, and none that sets a cookie', () => {
    const keeping = (status: number, setsCookie = false) => storagePolicy({ status, setsCookie });
    expect(keeping(200)).toBe('page');
    expect([keeping(404), keeping(301)]).toEqual(['brief', 'brief']);
    for (const status of [201, 204, 206, 302, 303, 307, 308, 304, 400, 403, 410, 499, 500, 502, 503])
      expect(keeping(status), String(status)).toBe('none');
    for (const status of [200, 301, 404]) expect(keeping(status, true)).toBe('none');
  });
});
