import { describe, expect, it } from 'vitest';
import { withTimeLimit } from '#adapters/wiring/time-limit.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

describe('a page', () => {
  it('CACHE-17: waits for its calls no longer than its time, counted once for all of them', async () => {
    const never = () => new Promise<never>(() => undefined);
    const sellers = { list: never };
    const gift = { current: async () => ok(null) };
    const { catalog, ...ports } = withTimeLimit(
      { sellers, gift, catalog: { menu: never } } as unknown as ShopPorts,
      100,
    );
    const late = err(failure('timeout', 'timeout', 'No answer within 100 ms'));
    expect(await ports.gift.current({ locale: 'ru' })).toEqual(ok(null));
    const startedAt = performance.now();
    expect(await ports.sellers.list({ locale: 'ru' })).toEqual(late);
    expect(await catalog.menu({ locale: 'ru' })).toEqual(late);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(await ports.gift.current({ locale: 'ru' })).toEqual(ok(null));
  });
});
