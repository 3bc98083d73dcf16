import { describe, expect, it, vi } from 'vitest';
import { createCachedReads, isStaleAnswer } from '#adapters/cache/cached-reads.ts';
import { sealed } from '#adapters/cache/kept-answer.ts';
import type { KeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';

interface Memory extends KeyValueCache {
  readonly kept: readonly number[];
  readonly values: Map<string, unknown>;
}

const memory = (found?: unknown): Memory => {
  const values = new Map<string, unknown>();
  const kept: number[] = [];
  return {
    kept,
    values,
    get: async (key) => (found === undefined ? values.get(key) : found),
    set: async (key, value, ttlMs) => {
      values.set(key, value);
      kept.push(ttlMs);
    },
  };
};

const setUp = (cache = memory()) => {
  const clock = { time: 0, now: () => clock.time };
  const asked: string[] = [];
  const provider: { answer: Result<string, Failure> } = { answer: ok('fresh') };
  const epoch = { mark: 0 };
  const cached = createCachedReads({ cache, clock, epoch: () => epoch.mark, version: 'one' });
  const read = cached('menu', async ({ locale }: { locale: string }) => {
    asked.push(locale);
    await Promise.resolve();
    return provider.answer;
  });
  return { clock, epoch, asked, provider, read, cached };
};

describe('cached reads', () => {
  it('ask once a minute for each question', async () => {
    const { clock, asked, read } = setUp();
    clock.time = 50_000;
    await read({ locale: 'ru' });
    await read({ locale: 'ru' });
    await read({ locale: 'ro' });
    clock.time = 109_999;
    await read({ locale: 'ru' });
    expect(asked).toEqual(['ru', 'ro']);
    clock.time = 110_000;
    await read({ locale: 'ru' });
    expect(asked).toEqual(['ru', 'ro', 'ru']);
  });

  it('write an unchanged answer once a minute, and a changed one immediately', async () => {
    const cache = memory();
    const { clock, cached } = setUp(cache);
    const goods = { now: [{ price: 1 }] };
    const read = cached('goods', async (_locale: string) => ok(goods.now), { fallbackOnly: true });
    await read('ru');
    clock.time = 59_999;
    await read('ru');
    expect(cache.kept).toHaveLength(1);
    clock.time = 60_000;
    await read('ru');
    expect(cache.kept).toHaveLength(2);
    goods.now = [{ price: 1 }];
    await read('ru');
    expect(cache.kept).toHaveLength(3);
    await read('ro');
    expect(cache.kept).toHaveLength(4);
  });

  it('parse a stored answer once in five seconds, and return the same frozen value', async () => {
    const cache = memory();
    const opened = vi.spyOn(cache, 'get');
    const { clock, cached } = setUp(cache);
    const menu = cached('menu', async () => ok([{ words: ['one'] }]));
    const [first, second] = [await menu('ru'), await menu('ru')];
    expect(opened).toHaveBeenCalledTimes(1);
    expect(first.ok && second.ok && first.value === second.value).toBe(true);
    expect(() => first.ok && first.value[0]?.words.push('two')).toThrow('not extensible');
    clock.time = 5_000;
    await menu('ru');
    await menu('ru');
    expect(opened).toHaveBeenCalledTimes(2);
    const instance = setUp(cache);
    instance.clock.time = 5_000;
    const another = instance.cached('menu', async () => ok([{ words: ['none'] }]));
    expect([await another('ru'), await another('ru')]).toEqual([first, first]);
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it('have few answers open at a time', async () => {
    const cache = memory();
    const opened = vi.spyOn(cache, 'get');
    const text = setUp(cache).cached('text', async (name: string) => ok(name));
    for (let nth = 0; nth <= 500; nth += 1) await text(`text ${nth}`);
    await text('text 1');
    expect(opened).toHaveBeenCalledTimes(501);
    await text('text 0');
    expect(opened).toHaveBeenCalledTimes(502);
  });

  it('take nothing for an answer that is cut short, foreign, of another build or of tomorrow, and put a new one there', async () => {
    const { read, clock, cached } = setUp();
    clock.time = 50_000;
    const cache = memory();
    await setUp(cache).read({ locale: 'ru' });
    const [[key, whole] = ['', {}]] = cache.values;
    const { json, sum } = whole as { readonly json: string; readonly sum: string };
    const odd = [
      ...['x', 5, null, {}, { at: 0, value: 'old' }, { at: 0, json: '"old"' }, { at: 0, json: '"old"', sum: 'x' }],
      { at: 0, json: json.slice(1), sum },
      { at: 1, json, sum },
      sealed('another', { at: 0, value: 'old' }),
      sealed('one', { at: 5_001, value: 'old' }),
    ];
    for (const nonsense of odd) {
      const { read, asked } = setUp(cache);
      cache.values.set(key, nonsense);
      expect(await read({ locale: 'ru' }), JSON.stringify(nonsense)).toEqual(ok('fresh'));
      expect(asked).toEqual(['ru']);
      expect(cache.values.get(key)).toEqual(whole);
    }
    // Clocks of instances differ by 5 s at most.
    for (const at of [0, 5_000]) {
      cache.values.set(key, sealed('one', { at, value: 'old' }));
      expect(await setUp(cache).read({ locale: 'ru' })).toEqual(ok('old'));
    }
    const other = cached('footer', async (_query: { locale: string }) => ok('other'));
    expect([await read({ locale: 'ru' }), await other({ locale: 'ru' })]).toEqual([ok('fresh'), ok('other')]);
  });

  it('keep an answer for a day, longer than it is fresh', async () => {
    const cache = memory();
    await setUp(cache).read({ locale: 'ru' });
    expect(cache.kept).toEqual([86_400_000]);
  });

  it('send one request for concurrent reads', async () => {
    const { asked, read } = setUp();
    const answers = await Promise.all([read({ locale: 'ru' }), read({ locale: 'ru' }), read({ locale: 'ru' })]);
    expect(asked).toEqual(['ru']);
    expect(answers).toEqual([ok('fresh'), ok('fresh'), ok('fresh')]);
  });

  it('CACHE-11: ask again for everything once every page was dropped', async () => {
    const { epoch, asked, read } = setUp();
    await read({ locale: 'ru' });
    epoch.mark = 7;
    await read({ locale: 'ru' });
    await read({ locale: 'ru' });
    expect(asked).toEqual(['ru', 'ru']);
  });

  it.each([
    failure('timeout', 'timeout', 'too slow'),
    failure('http', 'http_403', 'No'),
    failure('contract', 'contract.menu.body', 'not JSON'),
  ])('CACHE-16: answer with the last good answer while the provider cannot: $code', async (problem) => {
    const { clock, provider, read } = setUp();
    expect(isStaleAnswer(await read({ locale: 'ru' }))).toBe(false);
    clock.time = 120_000;
    provider.answer = err(problem);
    const answer = await read({ locale: 'ru' });
    expect(answer).toEqual(ok('fresh'));
    expect(isStaleAnswer(answer)).toBe(true);
  });

  it('CACHE-16: do not wait long for a newer answer than the one that is kept', async () => {
    const { clock, asked, cached } = setUp();
    const answers: (() => void)[] = [];
    const read = cached('slow', async ({ locale }: { locale: string }) => {
      asked.push(locale);
      if (asked.length > 1) await new Promise<void>((resolve) => answers.push(resolve));
      return ok(asked.length);
    });
    await read({ locale: 'ru' });
    clock.time = 120_000;
    // The newer one comes only below: whoever waited for it would wait for ever.
    expect(await read({ locale: 'ru' })).toEqual(ok(1));
    expect(asked).toHaveLength(2);
    for (const answer of answers) answer();
    await new Promise(setImmediate);
    expect(await read({ locale: 'ru' })).toEqual(ok(2));
  });

  it('CACHE-15 CACHE-16: request prices each time, and store them for a failure of the provider', async () => {
    const { provider, asked, cached, clock } = setUp();
    const read = cached(
      'product',
      async (url: string) => {
        asked.push(url);
        return provider.answer;
      },
      { fallbackOnly: true },
    );
    await read('a');
    await read('a');
    expect(asked).toEqual(['a', 'a']);
    provider.answer = err(failure('network', 'unreachable', 'away'));
    clock.time = 3_600_000;
    expect(await read('a')).toEqual(ok('fresh'));
    expect(await read('b')).toEqual(provider.answer);
  });

  it('do not store queries without bounds', async () => {
    const cache = memory();
    const { cached } = setUp(cache);
    const read = cached('list', async (page: number) => ok(page), { keeps: (page) => page === 1 });
    expect([await read(2), await read(1)]).toEqual([ok(2), ok(1)]);
    expect([...cache.values.keys()]).toEqual(['one:0:list:1']);
  });

  it('return a failure when nothing is stored, and do not store it', async () => {
    const { provider, read, asked } = setUp();
    provider.answer = err(failure('network', 'unreachable', 'away'));
    expect(await read({ locale: 'ru' })).toEqual(provider.answer);
    provider.answer = ok('back');
    expect(await read({ locale: 'ru' })).toEqual(ok('back'));
    expect(asked).toHaveLength(2);
  });

  it('CACHE-16: use the last good answer when the provider fails with 500', async () => {
    const { clock, provider, read } = setUp();
    await read({ locale: 'ru' });
    clock.time = 120_000;
    provider.answer = err(failure('domain', 'broken', 'broken', { status: 500 }));
    expect(await read({ locale: 'ru' })).toEqual(ok('fresh'));
  });

  it('cache an answer that is null', async () => {
    const { cached } = setUp();
    const read = cached('banner', async (_locale: string) => ok(null));
    expect([await read('ru'), await read('ru')]).toEqual([ok(null), ok(null)]);
  });

  it('pass a definite refusal through', async () => {
    const { clock, provider, read } = setUp();
    await read({ locale: 'ru' });
    clock.time = 120_000;
    provider.answer = err(failure('domain', 'not_found', 'gone', { status: 404 }));
    expect(await read({ locale: 'ru' })).toEqual(provider.answer);
  });
});
