import { describe, expect, it } from 'vitest';
import type { CameraProblem, CodeScanner, Scanned, Scanning } from '#core/catalog/scanner/index.ts';
import { ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeTime } from '#core/testing/index.ts';
import { ScannerStore } from '#ui/features/catalog/scanner/scanner-store.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A camera that starts when it is asked to, with what it was asked for. */
const aCamera = ({ hasTorch = false, torchWorks = true } = {}) => {
  const time = fakeTime(10_000);
  const starts: { readonly signal: AbortSignal; readonly see: (text: string) => void }[] = [];
  const waiting: ((answer: Result<Scanning, CameraProblem>) => void)[] = [];
  const reported = { confirmed: 0, stopped: 0 };
  const scanner: CodeScanner<string> = {
    start: (_screen, see, signal) => {
      starts.push({ signal, see });
      return new Promise((resolve) => waiting.push(resolve));
    },
    confirm: () => {
      reported.confirmed += 1;
    },
  };
  const taken: Scanned[] = [];
  const store = new ScannerStore<string>({ loadScanner: async () => scanner, clock: time });
  const start = async () => {
    void store.start('screen', (scanned) => taken.push(scanned));
    await settled();
  };
  const answer = async (result: Result<Scanning, CameraProblem>) => {
    waiting.shift()?.(result);
    await settled();
  };
  const running: Scanning = {
    hasTorch,
    torch: async (on) => (torchWorks ? on : !on),
    stop: () => {
      reported.stopped += 1;
    },
  };
  return { store, time, starts, start, answer, running, taken, reported };
};

describe('a scanner', () => {
  it('SCAN-2: tells each code that comes into sight once, with a sound', async () => {
    const { store, time, starts, start, answer, running, taken, reported } = aCamera();
    await start();
    expect(store.phase).toBe('starting');
    await answer(ok(running));
    expect(store.phase).toBe('scanning');
    for (const text of ['MI10000001', 'MI10000001', 'https://a.md/product/x', 'MI10000001']) starts[0]?.see(text);
    expect(taken).toEqual([
      { kind: 'code', code: 'MI10000001' },
      { kind: 'page', url: 'x' },
    ]);
    expect(reported.confirmed).toBe(2);
    time.pass(1000);
    starts[0]?.see('MI10000001');
    expect(taken).toHaveLength(3);
  });

  it('SCAN-3: tells when its code cannot be loaded', async () => {
    const store = new ScannerStore<string>({
      loadScanner: () => Promise.reject(new Error('offline')),
      clock: fakeTime(),
    });
    await store.start('screen', () => undefined);
    expect(store).toMatchObject({ phase: 'failed', problem: 'unreadable' });
  });

  it('stops for good, also while it is still starting, and what it sees then counts no more', async () => {
    const { store, starts, start, answer, running, taken } = aCamera({ hasTorch: true });
    await start();
    store.stop();
    expect(starts[0]?.signal.aborted).toBe(true);
    await answer(ok(running));
    expect(store.phase).toBe('starting');
    starts[0]?.see('MI10000001');
    expect(taken).toEqual([]);
    expect(store.hasTorch).toBe(false);
  });

  it('switches its lamp', async () => {
    const { store, start, answer, running } = aCamera({ hasTorch: true });
    await start();
    await answer(ok(running));
    await store.toggleTorch();
    expect([store.hasTorch, store.torchOn]).toEqual([true, true]);
    store.stop();
    expect([store.hasTorch, store.torchOn]).toEqual([false, false]);
  });
});
