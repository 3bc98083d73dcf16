import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatePath } from '#core/kernel/locale/index.ts';
import { hostileAddresses } from '#tests/support/arbitraries.ts';

const fine = { kind: 'fine' };
const to = (path: string) => ({ kind: 'redirect', to: path });
const refused = (status: number) => ({ kind: 'refuse', status });

describe('the path of a request', () => {
  it.each(['/', '/ro', '/ro/', '/phones', '/product/x', '/%D1%82%D0%B5%D1%81%D1%82', '/a%20b', '/a%2Fb'])(
    'ROUTE-2: %s is fine',
    (path) => {
      expect(validatePath(path)).toEqual(fine);
    },
  );

  it.each([
    ['/phones/', '/phones'],
    ['/ro/phones/', '/ro/phones'],
    ['//', '/'],
    ['//phones', '/phones'],
    ['/phones//x///', '/phones/x'],
    ['//evil.com/', '/evil.com'],
    ['///evil.com', '/evil.com'],
    ['//ro//', '/ro/'],
    ['/x/ro/', '/x/ro'],
  ])('ROUTE-2: %s leads to %s', (path, clean) => {
    expect(validatePath(path)).toEqual(to(clean));
  });

  it.each([
    ['/RO', '/ro'],
    ['/Ro/', '/ro/'],
    ['/RO/Contacts', '/ro/contacts'],
    ['/About', '/about'],
    ['/%41bout/', '/about'],
    ['/RU', '/ru'],
    ['/NEWS/Post/My-Phone', '/news/post/My-Phone'],
    ['/Product/X', '/product/X'],
    ['/Video-obzori/VIEW', '/video-obzori/view'],
    ['/ro/ORDER/Live', '/ro/order/live'],
    ['/Robots.TXT', '/robots.txt'],
    ['/%70hones', '/phones'],
    ['/product/a%2Cb%3a%7E', '/product/a,b:~'],
    ['/%d1%82%d0%b5', '/%D1%82%D0%B5'],
    ['/a%2fb', '/a%2Fb'],
    ['/%25%32%35', '/%2525'],
  ])('ROUTE-10: %s leads to %s', (path, clean) => {
    expect(validatePath(path)).toEqual(to(clean));
  });

  it.each([
    '/Smartphones',
    '/ROX',
    '/x/RO',
    '/__proto__/x',
    '/constructor',
    '/service/About',
    '/product/Contacts',
    '/a%2541',
    '/a+b',
    '/<a>',
    "/a'(b)",
  ])('ROUTE-10: %s is no other spelling of something', (path) => {
    expect(validatePath(path)).toEqual(fine);
  });

  it.each([
    ['/%E0%A4%A', 400],
    ['/%', 400],
    ['/\\evil.com/', 400],
    ['/%5Cevil.com', 400],
    ['/x%5c', 400],
    ['http://evil.com/', 400],
    ['', 400],
    ['evil.com', 400],
    ['/a%00b', 404],
    ['/%0d%0aLocation:%20x', 404],
    ['/%1F', 404],
    ['/%7F', 404],
    ['/newmorning/..', 404],
    ['/./smartphones', 404],
    ['/product/%2e%2E/cart', 404],
  ])('ROUTE-3: %s is refused with %d', (path, status) => {
    expect(validatePath(path)).toEqual(refused(status));
  });

  it('ROUTE-3: no path leads off the site, and a clean path stays clean', () => {
    fc.assert(
      fc.property(hostileAddresses, (path) => {
        const verdict = validatePath(path);
        if (verdict.kind !== 'redirect') return;
        expect(verdict.to).toMatch(/^\/(?![/\\])/);
        expect(validatePath(verdict.to)).toEqual(fine);
        expect(new URL(verdict.to, 'https://shop.md').origin).toBe('https://shop.md');
      }),
    );
  });
});
