import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGuard, within } from '#adapters/cache/guard.ts';

const aGuard = (waitMs?: number) => {
  const warnings: string[] = [];
  const reasons: unknown[] = [];
  const warn = (fields: object, message: string) => {
    warnings.push(message);
    reasons.push(fields);
  };
  return { ...createGuard({ warn }, 'store', waitMs), warnings, reasons };
};
/** Both ends of a connection over loopback. */
const connection = async (): Promise<readonly [Socket, Socket]> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [answering] = (await once(server, 'connection')) as [Socket];
  server.close();
  return [asking, answering];
};
const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const never = () => new Promise<string>(() => undefined);

afterEach(() => {
  vi.useRealTimers();
});

describe('work within its time', () => {
  it('leaves no timer, and may fail after its deadline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await within(Promise.resolve('here'), 1_000)).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
    const { promise, reject } = Promise.withResolvers<string>();
    const late = within(promise, 1_000);
    vi.advanceTimersByTime(1_000);
    await expect(late).rejects.toThrow('No answer within 1000 ms');
    reject(new Error('too late'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes an answer that has come in time while the process was busy', async () => {
    const [asking, answering] = await connection();
    const answered = within(once(asking, 'data'), 20);
    answering.write('here');
    busyFor(60);
    expect(String(await answered)).toBe('here');
    asking.destroy();
    answering.destroy();
  });
});

describe('the guard of a store', () => {
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

  it('CACHE-3: waits at most 100 ms, and 2 s an attempt in the background', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ask, tell } = aGuard();
    for (const [waits, ms] of [
      [ask, 100],
      [tell, 4_000],
    ] as const) {
      const ended = vi.fn<(asked: unknown) => void>();
      const waiting = waits(never).then(ended);
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(10);
      await waiting;
      expect(ended).toHaveBeenCalledWith({ ok: false });
    }
  });

  it('CACHE-3: leaves a store alone after three failures in a row', async () => {
    const { ask, tell, warnings } = aGuard();
    for (let turn = 0; turn < 3; turn += 1) await ask(async () => Promise.reject(new Error('away')));
    expect(warnings).toEqual(['store', 'store', 'store', 'store: circuit breaker open']);
    let asked = false;
    const work = async () => {
      asked = true;
    };
    expect([await ask(work), await tell(work), asked]).toEqual([{ ok: false }, { ok: false }, false]);
  });

  it('CACHE-3: asks a store that was left alone again after 1 s', async () => {
    const { ask } = aGuard();
    for (let turn = 0; turn < 3; turn += 1) await ask(async () => Promise.reject(new Error('away')));
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 900 });
    expect(await ask(async () => 'here')).toEqual({ ok: false });
    vi.setSystemTime(now + 1_100);
    expect(await ask(async () => 'here')).toEqual({ ok: true, value: 'here' });
  });

  it('CACHE-3: tries a store that was left alone for 25 ms only, whether somebody waits or not', async () => {
    const { tell, ask } = aGuard();
    for (let turn = 0; turn < 3; turn += 1) await ask(async () => Promise.reject(new Error('away')));
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 1_100 });
    for (const way of [tell, ask]) {
      const trial = way(never);
      await vi.advanceTimersByTimeAsync(25);
      expect(await trial).toEqual({ ok: false });
      await vi.advanceTimersByTimeAsync(1_100);
    }
    expect(await ask(async () => 'here')).toEqual({ ok: true, value: 'here' });
  });

  it('logs why a store failed, whatever was thrown', async () => {
    const { tell, reasons } = aGuard();
    const thrown: unknown = 'gone';
    await tell(() => Promise.reject(new Error('away')));
    await tell(() => Promise.reject(thrown));
    expect(reasons).toEqual([{ reason: 'away' }, { reason: 'gone' }]);
    const late = aGuard(20);
    expect(await late.ask(never)).toEqual({ ok: false });
    expect(late.reasons).toEqual([{ reason: 'No answer within 20 ms' }]);
  });
});
