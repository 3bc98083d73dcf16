import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalSpelling,
  createAddRedirect,
  createFindRedirect,
  createRemoveRedirect,
  type RedirectBook,
} from '#core/kernel/locale/index.ts';
import { redirectablePath } from '#core/kernel/locale/redirect-book.ts';
import { hostileAddresses } from '#tests/support/arbitraries.ts';

const bookOf = (moves: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(moves));
  const book: RedirectBook = {
    target: async (path) => kept.get(path),
    list: async function* () {
      for (const [from, to] of kept) yield { from, to };
    },
    keep: async ({ from, to }) => void kept.set(from, to),
    remove: async (from) => kept.delete(from),
  };
  return {
    kept,
    add: createAddRedirect({ book }),
    remove: createRemoveRedirect({ book }),
    find: createFindRedirect({ redirects: book }),
  };
};
const faultOf = async (moves: Readonly<Record<string, string>>, from: string, to: string) => {
  const { add, kept } = bookOf(moves);
  const result = await add({ from, to });
  expect([...kept]).toEqual(Object.entries(moves));
  return result.ok ? undefined : result.error;
};

describe('storing a redirect', () => {
  it('REDIRECT-5: takes a path of this site and an address of this site, cleaned', async () => {
    const { add, kept } = bookOf();
    const result = await add({ from: ' /old//phones/ ', to: ' /phones/?sort=name%2B#top ' });
    expect(result).toEqual({
      ok: true,
      value: { from: '/old/phones', to: '/phones?sort=name%2B#top', change: 'added' },
    });
    expect([...kept]).toEqual([['/old/phones', '/phones?sort=name%2B#top']]);
  });

  it.each(['', 'old', 'https://evil.com/a', '//evil.com', '/\\evil.com', '/a?b', '/a#b', '/a b', '/../a', '/%'])(
    'REDIRECT-5: does not take the path %j',
    async (from) => {
      expect(await faultOf({}, from, '/new')).toBe('from_no_path');
    },
  );

  it.each(['/', '/ro', '/ro/', '/ru', '/ro/ru'])('REDIRECT-5: does not move the home %s', async (home) => {
    expect(await faultOf({}, home, '/new')).toBe('from_home');
  });

  it.each(['', 'new', 'https://evil.com/', '//evil.com', '/\\evil.com', 'javascript:alert(1)'])(
    'REDIRECT-5: does not lead to %j',
    async (to) => {
      expect(await faultOf({}, '/old', to)).toBe('to_not_here');
    },
  );

  it('REDIRECT-5: does not send visits round, nor along a chain without end', async () => {
    expect(await faultOf({}, '/a', '/a?x')).toBe('loop');
    expect(await faultOf({ '/b': '/a' }, '/a', '/b')).toBe('loop');
    expect(await faultOf({ '/b': '/c', '/c': '/b' }, '/a', '/b')).toBe('loop');
    const five = { '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5', '/5': '/6' };
    expect(await faultOf(five, '/0', '/1')).toBe('loop');
    expect((await bookOf(five).add({ from: '/0', to: '/2' })).ok).toBe(true);
  });

  it('REDIRECT-6: once more changes nothing; another target takes the place of the old', async () => {
    const { add, kept } = bookOf({ '/a': '/b' });
    expect(await add({ from: '/a', to: '/b' })).toMatchObject({ value: { change: 'none' } });
    expect(await add({ from: '/a', to: '/c' })).toMatchObject({ value: { change: 'changed' } });
    // What the path led to before is no longer in the way.
    expect(await add({ from: '/c', to: '/b' })).toMatchObject({ value: { change: 'added' } });
    expect(kept.size).toBe(2);
  });

  it('REDIRECT-5: whatever is stored, every visit ends on this site', async () => {
    const text = fc.oneof(fc.constantFrom('/a', '/b', '/c', '/d', '/', '/ro'), hostileAddresses);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ from: text, to: text }), { maxLength: 8 }), async (given) => {
        const { add, kept, find } = bookOf();
        for (const redirect of given) await add(redirect);
        for (const [from, to] of kept) {
          expect(redirectablePath(from)).toBe(from);
          const end = await find(from, '');
          // A chain may have grown too long behind its beginning; then visits simply stay.
          if (end !== undefined) expect(new URL(end, 'https://shop.md').host).toBe('shop.md');
          expect(to).not.toBe(from);
        }
      }),
    );
  });
});

describe('a moved path', () => {
  it('REDIRECT-4: is found however it is written', async () => {
    const encoded = '/%D1%82%D0%B5%D0%BB%D0%B5%D1%84%D0%BE%D0%BD';
    expect(canonicalSpelling('/телефон')).toBe(encoded);
    expect(canonicalSpelling(encoded.toLowerCase())).toBe(encoded);
    expect(canonicalSpelling('/a%2Fb')).toBe('/a%2Fb');
    expect(canonicalSpelling('/About/%78%2C<')).toBe('/about/x,%3C');
    expect(canonicalSpelling('/100%')).toBe('/100%25');
    expect(canonicalSpelling('/100%25')).toBe('/100%25');
    expect(canonicalSpelling('/\uD800')).toBe('/\uD800');
    const { add, find, remove } = bookOf();
    await add({ from: '/телефон', to: '/смартфоны' });
    expect(await find(encoded, '?q')).toBe('/смартфоны?q');
    expect(await find(encoded.toLowerCase(), '')).toBe('/смартфоны');
    await add({ from: '/смартфоны', to: '/phones' });
    expect(await find('/телефон', '')).toBe('/phones');
    expect(await remove(encoded)).toBe(true);
  });

  it('REDIRECT-6: is taken out once', async () => {
    const { remove, kept } = bookOf({ '/a': '/b' });
    expect([await remove('/a/'), await remove('/a'), await remove('//evil')]).toEqual([true, false, false]);
    expect(kept.size).toBe(0);
  });
});
