import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTimeLimit } from '#adapters/wiring/time-limit.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a page', () => {
  it('CACHE-17: waits for its calls no longer than its time, counted once for all of them', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const sellers = { list: never };
    const gift = { current: async () => ok(null) };
    const { catalog, ...ports } = withTimeLimit(
      { sellers, gift, catalog: { menu: never } } as unknown as ShopPorts,
      100,
    );
    const late = err(failure('timeout', 'timeout', 'No answer within 100 ms'));
    expect(await ports.gift.current({ locale: 'ru' })).toEqual(ok(null));
    const sellersAnswer = ports.sellers.list({ locale: 'ru' });
    await vi.advanceTimersByTimeAsync(99);
    expect(await Promise.race([sellersAnswer, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await sellersAnswer).toEqual(late);
    // No more time passes here: a call with a time of its own would wait for ever.
    expect(await catalog.menu({ locale: 'ru' })).toEqual(late);
    expect(await ports.gift.current({ locale: 'ru' })).toEqual(ok(null));
  });
});
