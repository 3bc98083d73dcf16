import { describe, expect, it } from 'vitest';
import type { CodeReader } from '#adapters/browser/code-reader.ts';
import { type CameraWorld, createCameraScanner } from '#adapters/browser/code-scanner.ts';
import { fakeTime } from '#core/testing/index.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A camera's stream with one track that knows whether it was stopped and what its lamp was asked. */
const aStream = (torch?: boolean) => {
  const track = {
    stopped: false,
    lamp: [] as unknown[],
    stop: () => {
      track.stopped = true;
    },
    getCapabilities: () => ({ torch }),
    applyConstraints: async (wanted: unknown) => {
      track.lamp.push(wanted);
    },
  };
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream };
};

/** A screen that plays, unless it may not. */
const aScreen = (plays = true) => {
  const screen = { srcObject: null as unknown, play: () => (plays ? Promise.resolve() : Promise.reject(new Error())) };
  return screen as unknown as HTMLVideoElement;
};

const aWorld = (differences: Partial<CameraWorld> = {}) => {
  const time = fakeTime();
  const { track, stream } = aStream(true);
  const shown: string[] = ['MI10000001'];
  const reader: CodeReader = { detect: async () => shown.map((rawValue) => ({ rawValue })) };
  const wanted: unknown[] = [];
  const world: CameraWorld = {
    cameras: {
      getUserMedia: async (constraints) => {
        wanted.push(constraints);
        return stream;
      },
    },
    isSecure: true,
    loadReader: async () => reader,
    timers: time,
    confirm: () => undefined,
    ...differences,
  };
  const seen: string[] = [];
  const ending = new AbortController();
  const screen = aScreen();
  const start = (on = screen) => createCameraScanner(world).start(on, (text) => seen.push(text), ending.signal);
  return { time, track, stream, shown, wanted, seen, ending, screen, start };
};

describe('the camera scanner', () => {
  it('shows the back camera and reports codes repeatedly', async () => {
    const { time, wanted, seen, shown, screen, stream, start } = aWorld();
    expect(await start()).toMatchObject({ ok: true, value: { hasTorch: true } });
    expect(wanted).toMatchObject([{ audio: false, video: { facingMode: { ideal: 'environment' } } }]);
    expect(screen.srcObject).toBe(stream);
    await settled();
    shown.push('hit-1');
    time.pass(120);
    await settled();
    expect(seen).toEqual(['MI10000001', 'MI10000001', 'hit-1']);
  });

  it('stops everything when it is aborted', async () => {
    const { time, seen, track, screen, ending, start } = aWorld();
    await start();
    await settled();
    ending.abort();
    expect(track.stopped).toBe(true);
    expect(screen.srcObject).toBeNull();
    time.pass(10_000);
    await settled();
    expect(seen).toHaveLength(1);
    expect(time.waiting).toBe(0);
  });

  it('stops everything when it is aborted during the start', async () => {
    const { track, ending, screen, start } = aWorld();
    const starting = start();
    ending.abort();
    expect(await starting).toMatchObject({ ok: false });
    expect(track.stopped).toBe(true);
    expect(screen.srcObject).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ])('SCAN-3: %s means %s', async (name, problem) => {
    const getUserMedia = () => Promise.reject(new DOMException('', name));
    expect(await aWorld({ cameras: { getUserMedia } }).start()).toEqual({ ok: false, error: problem });
  });

  it('SCAN-3: reports an insecure origin, and a browser without cameras', async () => {
    expect(await aWorld({ isSecure: false }).start()).toEqual({ ok: false, error: 'insecure' });
    expect(await aWorld({ cameras: undefined }).start()).toEqual({ ok: false, error: 'none' });
  });

  it('SCAN-3: stops the camera when no code reader loads or the picture does not start', async () => {
    const unread = aWorld({ loadReader: () => Promise.reject(new Error('offline')) });
    expect(await unread.start()).toEqual({ ok: false, error: 'unreadable' });
    expect(unread.track.stopped).toBe(true);
    const still = aWorld();
    expect(await still.start(aScreen(false))).toEqual({ ok: false, error: 'busy' });
    expect(still.track.stopped).toBe(true);
  });

  it('continues after an unreadable picture', async () => {
    let looks = 0;
    const detect: CodeReader['detect'] = async () => {
      looks += 1;
      if (looks === 1) throw new Error('no frame yet');
      return [{ rawValue: 'hit-1' }];
    };
    const { time, seen, start } = aWorld({ loadReader: async () => ({ detect }) });
    await start();
    await settled();
    time.pass(120);
    await settled();
    expect(seen).toEqual(['hit-1']);
  });

  it('switches the lamp, and reports a refusal', async () => {
    const { track, start } = aWorld();
    const started = await start();
    if (!started.ok) throw new Error(started.error);
    expect(await started.value.torch(true)).toBe(true);
    expect(track.lamp).toEqual([{ advanced: [{ torch: true }] }]);
    track.applyConstraints = () => Promise.reject(new Error('no'));
    expect(await started.value.torch(false)).toBe(true);
  });
});
