import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBefore } from '#core/kernel/locale/address.ts';
import { createFindRedirect, pathOf, safePath } from '#core/kernel/locale/index.ts';
import { appendQuery } from '#core/kernel/locale/redirects.ts';
import { hostileAddresses } from '#tests/support/arbitraries.ts';

const mapOf = (moves: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  const signals: unknown[] = [];
  const find = createFindRedirect({
    redirects: {
      target: async (path, signal) => {
        asked.push(path);
        signals.push(signal);
        return moves[path];
      },
    },
  });
  return { find, asked, signals };
};

describe('an address', () => {
  it('REDIRECT-1 LOCALE-3: is cut before the first of its marks', () => {
    expect(splitBefore('/a?b#c', /[?#]/)).toEqual(['/a', '?b#c']);
    expect(splitBefore('/a?b#c', /#/)).toEqual(['/a?b', '#c']);
    expect(splitBefore('/a', /[?#]/)).toEqual(['/a', '']);
    expect(splitBefore('?a', /[?#]/)).toEqual(['', '?a']);
    expect(pathOf('/a#b?c')).toBe('/a');
  });
});

describe('an address that is followed', () => {
  it.each([
    ['/phones', '/phones'],
    ['/', '/'],
    ['/ro/', '/ro/'],
    ['/phones/', '/phones'],
    ['/a//b?x=//y', '/a/b?x=//y'],
    ['/a#//b', '/a#//b'],
    ['/a.b/..c', '/a.b/..c'],
    ['/телефон?q=%2F', '/телефон?q=%2F'],
  ])('REDIRECT-1: %s is %s', (text, path) => {
    expect(safePath(text)).toBe(path);
  });

  it.each([
    '',
    'phones',
    '?x',
    '#x',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '/%5cevil.com',
    'https://evil.com/',
    'https:evil.com',
    'javascript:alert(1)',
    '/\t/evil.com',
    '/a?\nb',
    ' /a',
    '/a b',
    '/./a',
    '/a/..',
    '/%2e%2E/a',
    '/.%2e',
    '/%00',
    '/%',
  ])('REDIRECT-1: %j is none', (text) => {
    expect(safePath(text)).toBeUndefined();
  });

  it('REDIRECT-1: never leaves the site, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostileAddresses), (text) => {
        const path = safePath(text);
        if (path === undefined) return;
        expect(new URL(path, 'https://shop.md').host).toBe('shop.md');
        expect(new URL(path, 'http://shop.md').host).toBe('shop.md');
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a stored redirect', () => {
  it('REDIRECT-2: matches exactly and takes the query along', async () => {
    const { find, signals } = mapOf({ '/old': '/new' });
    const { signal } = new AbortController();
    expect(await find('/old', '', signal)).toBe('/new');
    expect(signals).toEqual([signal, signal]);
    expect(await find('/old', '?utm_source=x&page=2')).toBe('/new?utm_source=x&page=2');
    for (const other of ['/older', '/old/x', '/OLD', '/ro/old']) expect(await find(other, '?q')).toBeUndefined();
  });

  it('REDIRECT-2: puts the query after the target’s own and before its fragment', () => {
    expect(appendQuery('/new', '')).toBe('/new');
    expect(appendQuery('/new', '?')).toBe('/new');
    expect(appendQuery('/new', '?a')).toBe('/new?a');
    expect(appendQuery('/new?a=1', '?b=2')).toBe('/new?a=1&b=2');
    expect(appendQuery('/new#x?y', '?b=2')).toBe('/new?b=2#x?y');
    expect(appendQuery('/new?a=1#x\n', '?b=2')).toBe('/new?a=1&b=2#x\n');
  });

  it('REDIRECT-2: leads to the end of a chain', async () => {
    const { find, asked } = mapOf({ '/a': '/b?x=1', '/b': '/c/', '/c': '/d#e' });
    expect(await find('/a', '?q')).toBe('/d?q#e');
    expect(asked).toEqual(['/a', '/b', '/c', '/d']);
    const five = { '/0': '/1', '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5' };
    expect(await mapOf(five).find('/0', '')).toBe('/5');
    expect(await mapOf({ ...five, '/5': '/6' }).find('/0', '')).toBeUndefined();
  });

  it('REDIRECT-3: that turns round is none', async () => {
    expect(await mapOf({ '/a': '/a' }).find('/a', '')).toBeUndefined();
    expect(await mapOf({ '/a': '/a/?x' }).find('/a', '')).toBeUndefined();
    expect(await mapOf({ '/a': '/b', '/b': '/a' }).find('/a', '')).toBeUndefined();
    expect(await mapOf({ '/a': '/b', '/b': '/c', '/c': '/b' }).find('/a', '')).toBeUndefined();
  });

  it('REDIRECT-3: does not move a home, but may lead to one', async () => {
    for (const home of ['/', '/ro', '/ro/']) {
      const { find, asked } = mapOf({ [home]: '/new', '/old': home });
      expect(await find(home, '')).toBeUndefined();
      expect(asked).toEqual([]);
      expect(await find('/old', '?q')).toBe(`${home}?q`);
      expect(asked).toEqual(['/old']);
    }
  });

  it('REDIRECT-1: to another site is none', async () => {
    for (const foreign of ['https://evil.com', '//evil.com', '/\\evil.com', ''])
      expect(await mapOf({ '/a': foreign }).find('/a', '?q')).toBeUndefined();
    expect(await mapOf({ '/a': '/b', '/b': '//evil.com' }).find('/a', '')).toBeUndefined();
  });

  it('REDIRECT-1 REDIRECT-3: whatever is stored, a redirect ends somewhere on this site that does not move', async () => {
    const path = fc.constantFrom(
      '/a',
      '/b',
      '/c',
      '/d',
      '/',
      '//evil.com',
      '/\\evil.com',
      'http://evil.com',
      '/c/',
      '/d?x',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom('/a', '/b', '/c', '/'), path), async (moves) => {
        const target = await mapOf(moves).find('/a', '?q=1');
        if (target === undefined) return;
        const { host, pathname, search } = new URL(target, 'https://shop.md');
        expect(host).toBe('shop.md');
        expect(search).toContain('q=1');
        expect(pathname === '/' || moves[pathname] === undefined).toBe(true);
      }),
    );
  });
});
