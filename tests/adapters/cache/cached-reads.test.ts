import { describe, expect, it } from 'vitest';
import { createCachedReads } from '#adapters/cache/cached-reads.ts';
import type { KeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';

const memory = (found?: unknown): KeyValueCache & { readonly kept: readonly number[] } => {
  const values = new Map<string, unknown>();
  const kept: number[] = [];
  return {
    kept,
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
  const cached = createCachedReads({ cache, clock, epoch: () => epoch.mark });
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

  it('take nothing for an answer that is none, nor another question’s', async () => {
    for (const nonsense of ['x', 5, null, {}, { at: 0 }, { value: 'old' }, { at: '0', value: 'old' }]) {
      const { read, asked } = setUp(memory(nonsense));
      expect(await read({ locale: 'ru' }), JSON.stringify(nonsense)).toEqual(ok('fresh'));
      expect(asked).toEqual(['ru']);
    }
    expect(await setUp(memory({ at: 0, value: 'old' })).read({ locale: 'ru' })).toEqual(ok('old'));
    const { read, cached } = setUp();
    const other = cached('footer', async (_query: { locale: string }) => ok('other'));
    expect([await read({ locale: 'ru' }), await other({ locale: 'ru' })]).toEqual([ok('fresh'), ok('other')]);
  });

  it('keep an answer for an hour, longer than it is fresh', async () => {
    const cache = memory();
    await setUp(cache).read({ locale: 'ru' });
    expect(cache.kept).toEqual([3_600_000]);
  });

  it('ask once for many who ask at one time', async () => {
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

  it('answer with the last good answer while the provider cannot', async () => {
    const { clock, provider, read } = setUp();
    await read({ locale: 'ru' });
    clock.time = 120_000;
    provider.answer = err(failure('timeout', 'timeout', 'too slow'));
    expect(await read({ locale: 'ru' })).toEqual(ok('fresh'));
  });

  it('tell a failure when nothing better is known, and do not keep it', async () => {
    const { provider, read, asked } = setUp();
    provider.answer = err(failure('network', 'unreachable', 'away'));
    expect(await read({ locale: 'ru' })).toEqual(provider.answer);
    provider.answer = ok('back');
    expect(await read({ locale: 'ru' })).toEqual(ok('back'));
    expect(asked).toHaveLength(2);
  });

  it('let a definite refusal through', async () => {
    const { clock, provider, read } = setUp();
    await read({ locale: 'ru' });
    clock.time = 120_000;
    provider.answer = err(failure('domain', 'not_found', 'gone', { status: 404 }));
    expect(await read({ locale: 'ru' })).toEqual(provider.answer);
  });
});
