import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Header } from '#adapters/cache/shared-pages.ts';
import { EVERY_PAGE } from '#core/site/caching/index.ts';
import { FAILURE_RETRY_SECONDS } from '#core/site/caching/limits.ts';
import { fakeRenderLocks } from '#core/testing/index.ts';
import type { CacheAnswer } from '#server/page-cache/page-cache.ts';
import { formOf } from '#server/page-cache/ready-page.ts';
import { type AnInstance, anInstance, aPage, aStore, at, settled } from './a-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const hostHeaders: readonly Header[] = [['x-frame-options', 'DENY']];
const priced = { tags: ['product:7', 'path:/x'] } as const;

const textOf = (answer: CacheAnswer): string => {
  if (answer.kind === 'rendered') return answer.page.html;
  const { brotli } = answer.page.stored;
  return brotli.length === 0 ? '' : String(brotliDecompressSync(brotli));
};
const asked = async ({ cache }: AnInstance, path = '/x') => {
  const answer = await cache.get(at(path), hostHeaders);
  if (answer.kind !== 'rendered') expect(answer.kind).toBe('stored');
  return [answer.kind === 'rendered' ? 'rendered' : answer.cache, textOf(answer)];
};

describe('a kept page', () => {
  it('CACHE-1: is rendered once and answered from then on, for three hours', async () => {
    const shop = anInstance();
    expect(await asked(shop)).toEqual(['miss', '<h1>/x</h1>']);
    shop.clock.time = 3 * HOUR - 1;
    expect(await asked(shop)).toEqual(['hit', '<h1>/x</h1>']);
    expect(shop.shop.made).toBe(1);
    expect(await asked(shop, '/y')).toEqual(['miss', '<h1>/y</h1>']);
    expect(shop.counts).toEqual({ hits: 1, stale: 0, misses: 2, rendered: 2, errors: 0 });
  });

  it('is compressed after its first answer, and weighed anew as it grows, while it is the one that is kept', async () => {
    const shop = anInstance();
    await asked(shop);
    const [page] = shop.compressed;
    expect([shop.compressed.length, page?.address.path]).toEqual([1, '/x']);
    if (!page) return;
    const before = shop.store.bytes();
    await formOf(page, 'identity');
    shop.store.resize(page);
    const grown = shop.store.bytes();
    expect(grown).toBe(before + '<h1>/x</h1>'.length);
    shop.shop.make = async () => aPage('', { status: 404 });
    await asked(shop, '/missing');
    expect(shop.store.bytes()).toBeGreaterThan(grown);
    await shop.instance.purge([EVERY_PAGE]);
    shop.store.resize(page);
    expect([shop.store.entries(), shop.store.bytes()]).toEqual([0, 0]);
  });

  it('CACHE-13: tells shared caches how long to keep it, by its data and its missing parts', async () => {
    const shop = anInstance();
    const said = async (path: string, rest: Parameters<typeof aPage>[1]) => {
      shop.shop.make = async () => aPage(path, rest);
      await asked(shop, path);
      return shop.store.get(at(path).key)?.stored.pageHeaders.find(([name]) => name === 'cache-control')?.[1];
    };
    const [plain, prices, partial] = [
      await said('/plain', {}),
      await said('/prices', { tags: ['product:7'] }),
      await said('/partial', { complete: false }),
    ];
    expect(plain).toContain('stale-while-revalidate=');
    expect(new Set([plain, prices, partial]).size).toBe(3);
  });

  it('CACHE-21: carries its tags for a CDN, separated as the header wants them', async () => {
    const said = async (tagHeader?: string) => {
      const shop = anInstance({ tagHeader });
      shop.shop.make = async () => aPage('', priced);
      await asked(shop);
      return shop.store.get(at('/x').key)?.stored.pageHeaders.find(([name]) => name === tagHeader)?.[1];
    };
    expect(await said()).toBeUndefined();
    expect(await said('Surrogate-Key')).toBe('all product:7 path:/x');
    expect(await said('Cache-Tag')).toBe('all,product:7,path:/x');
  });

  it('CACHE-7: is shown while it is made anew in the background', async () => {
    const shop = anInstance();
    await asked(shop);
    shop.shop.make = async () => aPage('new');
    shop.clock.time = 4 * HOUR;
    expect(await asked(shop)).toEqual(['stale', '<h1>/x</h1>']);
    await settled(shop);
    expect(await asked(shop)).toEqual(['hit', 'new']);
    expect(shop.counts).toMatchObject({ hits: 1, stale: 1, misses: 1, rendered: 2 });
  });

  it('CACHE-8: of prices is made anew in time; later than that somebody waits rather than see an old one', async () => {
    const shop = anInstance();
    shop.shop.make = async () => aPage('12 999', priced);
    await asked(shop);
    shop.shop.make = async () => aPage('11 999', priced);
    shop.clock.time = 4 * MINUTE;
    expect(await asked(shop)).toEqual(['stale', '12 999']);
    await settled(shop);
    expect(await asked(shop)).toEqual(['hit', '11 999']);
    shop.shop.make = async () => aPage('10 999', priced);
    shop.clock.time = 9 * MINUTE;
    expect(await asked(shop)).toEqual(['miss', '10 999']);
  });

  it('keeps its bytes when the new rendering is equal', async () => {
    const shop = anInstance();
    const first = await shop.cache.get(at('/x'), hostHeaders);
    shop.clock.time = 4 * HOUR;
    await asked(shop);
    await settled(shop);
    const again = await shop.cache.get(at('/x'), hostHeaders);
    expect(again).toMatchObject({ cache: 'hit' });
    expect(again.page).toBe(first.page);
    expect(shop.shop.made).toBe(2);
  });

  it('CACHE-9: is rendered once however many ask at one time, missing or too old', async () => {
    const shop = anInstance();
    shop.shop.make = async () => aPage('a', priced);
    const first = await Promise.all(Array.from({ length: 50 }, () => asked(shop)));
    expect(new Set(first.map(String))).toEqual(new Set(['miss,a']));
    shop.clock.time = HOUR;
    await Promise.all(Array.from({ length: 50 }, () => asked(shop)));
    expect(shop.shop.made).toBe(2);
    shop.clock.time += 4 * MINUTE;
    await Promise.all(Array.from({ length: 50 }, () => asked(shop)));
    await settled(shop);
    expect(shop.shop.made).toBe(3);
    expect(shop.counts).toMatchObject({ misses: 100, stale: 50, rendered: 3 });
  });
});

describe('what is not kept as a page', () => {
  it('CACHE-5: missing pages and moves, but for a minute, and never in the store', async () => {
    const { shared, pages } = aStore();
    const shop = anInstance({ shared });
    for (const [path, status] of [
      ['/a', 404],
      ['/b', 301],
    ] as const) {
      shop.shop.make = async () => aPage('', { status, pageHeaders: [['location', '/c']] });
      expect(await asked(shop, path)).toEqual(['miss', '']);
      expect(await asked(shop, path)).toEqual(['hit', '']);
    }
    expect(pages.size).toBe(0);
    // A brotli nothing would be longer.
    expect(shop.store.get(at('/b').key)?.stored.brotli).toHaveLength(0);
    shop.clock.time = MINUTE;
    expect((await asked(shop, '/a'))[0]).toBe('miss');
  });

  it.each([302, 410, 499, 500, 503])('CACHE-5: not an answer of %i', async (status) => {
    const shop = anInstance();
    shop.shop.make = async () => aPage('once', { status });
    expect(await asked(shop)).toEqual(['rendered', 'once']);
    expect(await asked(shop)).toEqual(['rendered', 'once']);
    expect([shop.shop.made, shop.store.entries()]).toEqual([2, 0]);
    expect(shop.counts).toMatchObject({ hits: 0, stale: 0, misses: 2 });
  });

  it('CACHE-5: not an answer that sets a cookie', async () => {
    const shop = anInstance();
    const withCookie: readonly Header[] = [...hostHeaders, ['set-cookie', 'a=b']];
    expect((await shop.cache.get(at('/x'), withCookie)).kind).toBe('rendered');
    expect(shop.store.entries()).toBe(0);
  });

  it('a page that is missing now takes the place of what stood there', async () => {
    const { shared, pages } = aStore();
    const shop = anInstance({ shared });
    await asked(shop);
    shop.shop.make = async () => aPage('gone', { status: 404 });
    shop.clock.time = 4 * HOUR;
    await asked(shop);
    await settled(shop);
    expect(await asked(shop)).toEqual(['hit', 'gone']);
    expect([pages.size, shop.store.get(at('/x').key)?.stored.status]).toEqual([0, 404]);
    shop.shop.make = async () => aPage('elsewhere', { status: 302 });
    shop.clock.time += MINUTE;
    expect(await asked(shop)).toEqual(['rendered', 'elsewhere']);
    expect(shop.store.entries()).toBe(0);
  });

  it('REDIRECT-2: a page whose path has moved is dropped instead of made anew', async () => {
    const shop = anInstance();
    await asked(shop);
    shop.shop.moved.add('/x');
    shop.clock.time = 4 * HOUR;
    expect((await asked(shop))[0]).toBe('stale');
    await settled(shop);
    expect([shop.store.entries(), shop.shop.made]).toEqual([0, 1]);
  });

  it('REDIRECT-2: requests that waited for a page receive its redirect', async () => {
    const shop = anInstance();
    await asked(shop);
    shop.shop.moved.add('/x');
    shop.clock.time = 4 * HOUR;
    const first = asked(shop);
    shop.clock.time = 28 * HOUR;
    expect([await asked(shop), await first]).toEqual([
      ['stale', '<h1>/x</h1>'],
      ['stale', '<h1>/x</h1>'],
    ]);
    expect([shop.store.entries(), shop.shop.made]).toEqual([0, 1]);
  });
});

describe('while the provider fails', () => {
  const failing = {
    'answers with an error': async () => aPage('502', { status: 502 }),
    'answers with an error of its own': async () => aPage('500', { status: 500 }),
    'leaves something out': async () => aPage('half', { complete: false }),
    'makes the rendering fail': async () => Promise.reject(new Error('broken')),
  };
  it.each(Object.entries(failing))(
    'CACHE-7, CACHE-10: and %s, the kept page stands in, for a day',
    async (name, make) => {
      const shop = anInstance();
      shop.shop.make = async () => aPage('whole', priced);
      await asked(shop);
      shop.shop.make = make;
      shop.clock.time = HOUR;
      expect(await asked(shop)).toEqual(['stale', 'whole']);
      expect(await asked(shop)).toEqual(['hit', 'whole']);
      expect(shop.shop.made).toBe(2);
      expect(shop.errors.map(String)).toEqual(name === 'makes the rendering fail' ? ['Error: broken'] : []);
      shop.clock.time += FAILURE_RETRY_SECONDS * 1000;
      expect(await asked(shop)).toEqual(['stale', 'whole']);
      await settled(shop);
      expect(shop.shop.made).toBe(3);
      shop.shop.make = async () => aPage('back', priced);
      shop.clock.time += FAILURE_RETRY_SECONDS * 1000;
      await asked(shop);
      await settled(shop);
      expect(await asked(shop)).toEqual(['hit', 'back']);
      shop.shop.make = make;
      shop.clock.time += 27 * HOUR;
      const late = await asked(shop).catch(() => ['thrown']);
      expect(late).not.toContain('back');
    },
  );

  it('CACHE-10: a page that lacks something is kept a minute where there is nothing better', async () => {
    const shop = anInstance();
    shop.shop.make = async () => aPage('half', { complete: false });
    expect(await asked(shop)).toEqual(['miss', 'half']);
    expect(await asked(shop)).toEqual(['hit', 'half']);
    shop.clock.time = MINUTE;
    shop.shop.make = async () => aPage('whole');
    expect(await asked(shop)).toEqual(['miss', 'whole']);
  });

  it('without a cached page reports its error to every waiting request, and the next one renders again', async () => {
    const shop = anInstance();
    shop.shop.make = async () => Promise.reject(new Error('broken'));
    const all = await Promise.allSettled([asked(shop), asked(shop)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(shop.shop.made).toBe(1);
    shop.shop.make = async () => aPage('back');
    expect(await asked(shop)).toEqual(['miss', 'back']);
  });
});

describe('HEAD', () => {
  it('CACHE-6: is answered by what is kept, and leaves nothing', async () => {
    const { shared } = aStore();
    const [shop, other] = [anInstance({ shared }), anInstance({ shared })];
    expect(await shop.cache.find(at('/x'))).toBeUndefined();
    expect([shop.shop.made, shop.store.entries()]).toEqual([0, 0]);
    await asked(shop);
    shared.reachable = false;
    expect((await shop.cache.find(at('/x')))?.address.path).toBe('/x');
    expect(shop.counts).toMatchObject({ hits: 1, misses: 1 });
    shared.reachable = true;
    expect((await other.cache.find(at('/x')))?.address.path).toBe('/x');
    expect(other.shop.made).toBe(0);
    shop.clock.time = 28 * HOUR;
    expect(await shop.cache.find(at('/x'))).toBeUndefined();
  });
});

describe('two instances over one store', () => {
  const two = () => {
    const { shared } = aStore();
    const [locks, clock] = [fakeRenderLocks(), { time: 0 }];
    const [one, other] = [anInstance({ shared, locks, clock }), anInstance({ shared, locks, clock })];
    return { shared, one, other, clock };
  };

  it('CACHE-9: one renders, the other has its page', async () => {
    const { one, other } = two();
    await asked(one);
    expect(await asked(other)).toEqual(['hit', '<h1>/x</h1>']);
    expect([one.shop.made, other.shop.made]).toEqual([1, 0]);
  });

  it('CACHE-7: one shows the other’s page, too, while it is made anew', async () => {
    const { one, other, clock } = two();
    await asked(one);
    clock.time = 4 * HOUR;
    expect(await asked(other)).toEqual(['stale', '<h1>/x</h1>']);
    expect(other.shop.made).toBe(0);
    await asked(other);
    await settled(other);
    expect(other.shop.made).toBe(1);
  });

  it('CACHE-9: one renders for both also when both are asked at one time, and when it is too old', async () => {
    const { one, other, clock } = two();
    for (const shop of [one, other])
      shop.shop.make = async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return aPage('slow', priced);
      };
    const both = () => Promise.all([asked(one), asked(other), asked(one), asked(other)]);
    await both();
    expect(one.shop.made + other.shop.made).toBe(1);
    clock.time = HOUR;
    await both();
    expect(one.shop.made + other.shop.made).toBe(2);
    clock.time += 4 * MINUTE;
    await both();
    await Promise.all([settled(one), settled(other)]);
    expect(one.shop.made + other.shop.made).toBe(3);
    const answers = await both();
    expect(answers.map(([cache]) => cache)).toEqual(['hit', 'hit', 'hit', 'hit']);
  });

  it('CACHE-9: each instance renders by itself when the other never finishes', async () => {
    const { shared } = aStore();
    const stuck = anInstance({
      shared,
      locks: { acquire: async () => ({ kind: 'held', released: Promise.resolve() }) },
    });
    expect(await asked(stuck)).toEqual(['miss', '<h1>/x</h1>']);
  });

  it('counts an unavailable store separately from a miss, and renders', async () => {
    const { one, shared } = two();
    shared.reachable = false;
    expect(await asked(one)).toEqual(['miss', '<h1>/x</h1>']);
    expect(one.counts).toEqual({ hits: 0, stale: 0, misses: 1, rendered: 1, errors: 1 });
  });

  it('releases the lock also when it cannot render', async () => {
    const { one, other } = two();
    one.shop.make = async () => Promise.reject(new Error('broken'));
    await expect(asked(one)).rejects.toThrow('broken');
    expect(await asked(other)).toEqual(['miss', '<h1>/x</h1>']);
  });
});

describe('dropping pages', () => {
  it('CACHE-11: drops those that show it, on every instance and in the store', async () => {
    const { shared } = aStore();
    const one = anInstance({ shared });
    const other = anInstance({ shared, board: one.board });
    for (const shop of [one, other])
      shop.shop.make = async ({ path }) => aPage(path, { tags: [`product:${path.slice(1)}`] });
    for (const path of ['/7', '/8']) for (const shop of [one, other]) await asked(shop, path);
    expect([one.shop.made, other.shop.made]).toEqual([2, 0]);
    await one.instance.purge(['product:7']);
    expect([await asked(other, '/8'), await asked(one, '/8')]).toEqual([
      ['hit', '/8'],
      ['hit', '/8'],
    ]);
    expect(await asked(other, '/7')).toEqual(['miss', '/7']);
    expect(await asked(one, '/7')).toEqual(['hit', '/7']);
    await other.instance.purge([EVERY_PAGE]);
    expect([one.store.entries(), other.store.entries()]).toEqual([0, 0]);
    expect(await asked(one, '/8')).toEqual(['miss', '/8']);
  });

  it('CACHE-11: a page rendered during a purge is sent to waiting requests and not stored', async () => {
    const shop = anInstance();
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    shop.shop.make = async () => {
      begun.resolve();
      await goOn.promise;
      return aPage('old', priced);
    };
    const waiting = asked(shop);
    await begun.promise;
    await shop.instance.purge(['product:7']);
    goOn.resolve();
    expect(await waiting).toEqual(['rendered', 'old']);
    expect(shop.store.entries()).toBe(0);
  });

  it('CACHE-12: knows which signed requests were followed', async () => {
    const one = anInstance();
    const other = anInstance({ board: one.board });
    await one.instance.purge(['product:7'], 'abc');
    expect([one.instance.hasSeen('abc'), other.instance.hasSeen('abc'), other.instance.hasSeen('x')]).toEqual([
      true,
      true,
      false,
    ]);
    one.clock.time = 11 * MINUTE;
    await one.instance.purge(['product:7'], 'def');
    expect(one.instance.hasSeen('abc')).toBe(false);
  });
});
