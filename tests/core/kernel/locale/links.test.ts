import { describe, expect, it } from 'vitest';
import {
  alternateLinks,
  canonicalPath,
  defaultLocaleRedirect,
  isKnownHost,
  isNoindex,
  isOfflinePage,
  isPrivateLink,
  robotsText,
  routeSegments,
} from '#core/kernel/locale/index.ts';
import { unindexedParameters } from '#core/kernel/locale/indexing.ts';

describe('the addresses of a page', () => {
  it('LOCALE-5: are one for each language and one for everybody else', () => {
    expect(alternateLinks('/product/x', 'https://shop.md')).toEqual([
      { hreflang: 'ro-md', href: 'https://shop.md/ro/product/x' },
      { hreflang: 'ru-md', href: 'https://shop.md/product/x' },
      { hreflang: 'x-default', href: 'https://shop.md/product/x' },
    ]);
    expect(alternateLinks('/', 'https://shop.md').map(({ href }) => href)).toEqual([
      'https://shop.md/ro',
      'https://shop.md/',
      'https://shop.md/',
    ]);
  });

  it('LOCALE-6: /ru is home', () => {
    expect(defaultLocaleRedirect('/ru')).toBe('/');
    expect(defaultLocaleRedirect('/ro/ru')).toBe('/ro');
    for (const other of ['/', '/ro', '/rux', '/ru/phones']) expect(defaultLocaleRedirect(other)).toBeUndefined();
  });

  it.each([
    ['/phones/redmi-15', '/product/redmi-15'],
    ['/product/redmi-15', '/product/redmi-15'],
    ['/phones', '/phones'],
    ['/', '/'],
    ['/service/repair', '/service/repair'],
    ['/newmorning/big-sale', '/newmorning/big-sale'],
    ['/a/b/c', '/a/b/c'],
  ])('ROUTE-5: %s is known as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    ['/news', '/newmorning'],
    ['/news/post/big-sale', '/newmorning/big-sale'],
    ['/news/post', '/newmorning'],
    ['/news/post/a/b', '/news/post/a/b'],
    ['/x/news', '/product/news'],
    ['/newsx', '/newsx'],
    ['/x/news/post/a', '/x/news/post/a'],
    ['/video-obzori', '/review'],
    ['/video-obzori/view', '/video-obzori/view'],
    ['/x/video-obzori', '/product/video-obzori'],
    ['/video-obzori-2', '/video-obzori-2'],
  ])('ROUTE-6: %s is known as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it('ROUTE-4: a first segment that is no page of the shop’s own is a category', () => {
    expect(routeSegments).toEqual(expect.arrayContaining(['auth', 'l', 'order', 'product', 'vitrina', 'ru', 'ro']));
    for (const segment of routeSegments) expect(canonicalPath(`/${segment}/x`)).toBe(`/${segment}/x`);
    expect(canonicalPath('/phones/x')).toBe('/product/x');
  });
});

describe('search engines', () => {
  it.each([
    '/auth',
    '/ro/compare',
    '/favorites',
    '/confirmation?trans_id=1',
    '/order',
    '/search?query=x',
    '/ro/order/1',
  ])('ROUTE-7: are asked to leave %s out', (address) => {
    expect(isNoindex(address)).toBe(true);
  });

  it.each(['/phones/a b', '/phones/a%20b', '/phones?q=a+b', '/phones?q=a b'])(
    'ROUTE-7: are asked to leave %s out for its space',
    (address) => {
      expect(isNoindex(address)).toBe(true);
    },
  );

  it.each(['/', '/ro', '/phones', '/a+b', '/ordering', '/x/auth', '/phones?page=2'])(
    'ROUTE-7: may have %s',
    (address) => {
      expect(isNoindex(address)).toBe(false);
    },
  );

  it('LIVE-10: never find the page of a private link, whatever its address has behind it', () => {
    for (const address of ['/order/live', '/ro/order/live', '/order/live?a=1', '/ro/order/live#key'])
      expect([isPrivateLink(address), isNoindex(address)], address).toEqual([true, true]);
    for (const address of ['/', '/order', '/order/live/x', '/live', '/?/order/live', '/#/order/live'])
      expect(isPrivateLink(address), address).toBe(false);
  });

  it('OFFLINE-8: never find the page that stands in for others, in any language', () => {
    for (const address of ['/offline', '/ro/offline', '/offline?a=1'])
      expect([isOfflinePage(address), isNoindex(address)], address).toEqual([true, true]);
    for (const address of ['/', '/offline/x', '/x/offline', '/?/offline'])
      expect(isOfflinePage(address), address).toBe(false);
  });

  it('ROUTE-8: are asked not to follow filters, searches, campaigns and pages', () => {
    expect(unindexedParameters).toEqual(['search', 'utm_*', 'spec_filter', 'query', 'model_tags', 'page']);
    const text = robotsText('https://shop.md', ['/sitemaps/index.xml']);
    expect(text).toBe(
      [
        'User-agent: *',
        ...['search=', 'utm_', 'spec_filter=', 'query=', 'model_tags=', 'page='].flatMap((name) => [
          `Disallow: /*?${name}`,
          `Disallow: /*&${name}`,
        ]),
        'Sitemap: https://shop.md/sitemaps/index.xml',
        'Host: https://shop.md',
        '',
      ].join('\n'),
    );
  });

  it('ROUTE-9: find a robots.txt for each known host', () => {
    expect(robotsText('https://a.md', ['/s1', '/s2'])).toContain(
      'Sitemap: https://a.md/s1\nSitemap: https://a.md/s2\nHost: https://a.md',
    );
    expect(isKnownHost('a.md', ['a.md'])).toBe(true);
    expect(isKnownHost('localhost:8000', [])).toBe(true);
    expect(isKnownHost('evil.md', ['a.md'])).toBe(false);
  });
});
