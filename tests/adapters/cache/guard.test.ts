import { describe, expect, it } from 'vitest';
import { createGuard } from '#adapters/cache/guard.ts';

const aGuard = () => {
  const warnings: string[] = [];
  const guard = createGuard({ warn: (_fields, message) => void warnings.push(message) }, 'store');
  return { ...guard, warnings };
};
const never = () => new Promise<string>(() => undefined);

describe('what stands between the shop and a store', () => {
  it('CACHE-3: asks once more after a failure, and once only', async () => {
    const { ask } = aGuard();
    let asked = 0;
    const flaky = async () => {
      asked += 1;
      if (asked % 2 === 1) throw new Error('reset');
      return 'here';
    };
    expect(await ask(flaky)).toEqual({ ok: true, value: 'here' });
    asked = 0;
    const broken = async () => {
      asked += 1;
      throw new Error('away');
    };
    expect(await ask(broken)).toEqual({ ok: false });
    expect(asked).toBe(2);
  });

  it('CACHE-3: lets nobody wait longer than 100 ms, and what nobody waits for no longer than 2 s an attempt', async () => {
    const { ask, tell } = aGuard();
    const startedAt = performance.now();
    expect(await ask(never)).toEqual({ ok: false });
    expect(performance.now() - startedAt).toBeGreaterThan(90);
    expect(performance.now() - startedAt).toBeLessThan(400);
    expect(await tell(never)).toEqual({ ok: false });
    expect(performance.now() - startedAt).toBeGreaterThan(4_000);
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });

  it('CACHE-3: leaves a store alone after three failures in a row', async () => {
    const { ask, tell, warnings } = aGuard();
    for (let turn = 0; turn < 3; turn += 1) await ask(async () => Promise.reject(new Error('away')));
    expect(warnings).toEqual(['store', 'store', 'store', 'the store is left alone for a while']);
    let asked = false;
    const work = async () => {
      asked = true;
    };
    expect([await ask(work), await tell(work), asked]).toEqual([{ ok: false }, { ok: false }, false]);
  });
});
