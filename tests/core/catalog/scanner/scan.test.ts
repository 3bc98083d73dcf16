import { describe, expect, it } from 'vitest';
import {
  type CameraProblem,
  type CodeScanner,
  createScanner,
  type Scanned,
  type Scanning,
  STARTING_SCANNER,
} from '#core/catalog/scanner/index.ts';
import { err, ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeTime, watching } from '#core/testing/index.ts';

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
  const { show, now } = watching(STARTING_SCANNER);
  const newCancel = () => new AbortController();
  const scan = createScanner<string>({ loadScanner: async () => scanner, clock: time, newCancel, show });
  const start = async () => {
    void scan.start('screen', (scanned) => taken.push(scanned));
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
  return { scan, now, time, starts, start, answer, running, taken, reported };
};

describe('a scanner', () => {
  it('SCAN-2: tells each code that comes into sight once, with a sound', async () => {
    const { now, time, starts, start, answer, running, taken, reported } = aCamera();
    await start();
    expect(now().phase).toBe('starting');
    await answer(ok(running));
    expect(now().phase).toBe('scanning');
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

  it.each(['insecure', 'none', 'refused', 'busy', 'unreadable'] as const)(
    'SCAN-3: tells that it cannot scan: %s; and can be tried again',
    async (problem) => {
      const { now, start, answer, running } = aCamera();
      await start();
      await answer(err(problem));
      expect(now()).toMatchObject({ phase: 'failed', problem });
      await start();
      expect(now()).toMatchObject({ phase: 'starting', problem: undefined });
      await answer(ok(running));
      expect(now().phase).toBe('scanning');
    },
  );

  it('SCAN-3: tells when its code cannot be loaded', async () => {
    const { show, now } = watching(STARTING_SCANNER);
    const loadScanner = () => Promise.reject(new Error('offline'));
    const newCancel = () => new AbortController();
    await createScanner({ loadScanner, clock: fakeTime(), newCancel, show }).start('screen', () => undefined);
    expect(now()).toMatchObject({ phase: 'failed', problem: 'unreadable' });
  });

  it('starts anew in place of what runs, and not at all once it was stopped while its code was loading', async () => {
    const { scan, now, starts, start, answer, running } = aCamera();
    await start();
    await start();
    expect(starts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer(ok(running));
    expect(now().phase).toBe('starting');
    const starting = start();
    scan.stop();
    await starting;
    expect(starts).toHaveLength(2);
  });

  it('stops for good, also while it is still starting, and what it sees then counts no more', async () => {
    const { scan, now, starts, start, answer, running, taken } = aCamera({ hasTorch: true });
    await start();
    scan.stop();
    expect(starts[0]?.signal.aborted).toBe(true);
    await answer(ok(running));
    expect(now().phase).toBe('starting');
    starts[0]?.see('MI10000001');
    expect(taken).toEqual([]);
    expect(now().hasTorch).toBe(false);
  });

  it('switches its lamp, where there is one and it works', async () => {
    const { scan, now, start, answer, running } = aCamera({ hasTorch: true });
    const dark = { phase: 'starting', problem: undefined, hasTorch: false, torchOn: false };
    await scan.toggleTorch();
    expect([now(), STARTING_SCANNER]).toStrictEqual([dark, dark]);
    await start();
    await answer(ok(running));
    expect(now().hasTorch).toBe(true);
    await scan.toggleTorch();
    expect(now().torchOn).toBe(true);
    await scan.toggleTorch();
    expect(now().torchOn).toBe(false);
    const stubborn = aCamera({ hasTorch: true, torchWorks: false });
    await stubborn.start();
    await stubborn.answer(ok(stubborn.running));
    await stubborn.scan.toggleTorch();
    expect(stubborn.now().torchOn).toBe(false);
    await scan.toggleTorch();
    scan.stop();
    expect(now()).toMatchObject({ hasTorch: false, torchOn: false });
    await start();
    await answer(ok(running));
    const switching = scan.toggleTorch();
    scan.stop();
    await switching;
    expect(now().torchOn).toBe(false);
  });
});
