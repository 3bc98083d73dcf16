import type { CameraProblem, CodeScanner, Scanning } from '#core/catalog/scanner/index.ts';
import { err, ok, type Result, type Timers } from '#core/kernel/shared/index.ts';
import type { CodeReader } from './code-reader.ts';

/** Pause between two readings of the picture, ms. */
const READ_INTERVAL_MS = 120;

/** What a scanner needs of the browser. */
export interface CameraWorld {
  /** Undefined on an insecure origin. */
  readonly cameras: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly isSecure: boolean;
  readonly loadReader: () => Promise<CodeReader>;
  readonly timers: Timers;
  /** Beeps and vibrates briefly. */
  readonly confirm: () => void;
}

/** The lamp of a camera, which TypeScript does not know yet. */
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean };
type TorchConstraints = MediaTrackConstraintSet & { readonly torch: boolean };

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** Reads codes with a camera, the back one if possible; a video element shows its picture. */
export const createCameraScanner = ({
  cameras,
  isSecure,
  loadReader,
  timers,
  confirm,
}: CameraWorld): CodeScanner<HTMLVideoElement> => ({
  confirm,
  start: async (screen, seen, signal) => {
    if (!isSecure) return err('insecure');
    if (!cameras) return err('none');
    const [reader, camera] = await Promise.all([loadReader().catch(() => undefined), openCamera(cameras)]);
    if (!camera.ok) return camera;
    const stream = camera.value;
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      if (screen.srcObject === stream) screen.srcObject = null;
    };
    if (signal.aborted || !reader) {
      stop();
      return err(reader ? 'busy' : 'unreadable');
    }
    screen.srcObject = stream;
    const plays = await screen.play().then(
      () => true,
      () => false,
    );
    if (signal.aborted || !plays) {
      stop();
      return err('busy');
    }
    const stopLooking = look({ screen, reader, seen, timers });
    const end = () => {
      stopLooking();
      stop();
    };

    signal.addEventListener('abort', end, { once: true });
    return ok({ ...lampOf(stream), stop: end });
  },
});

const openCamera = async (
  cameras: NonNullable<CameraWorld['cameras']>,
): Promise<Result<MediaStream, CameraProblem>> => {
  try {
    return ok(await cameras.getUserMedia(WANTED));
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return err(problems[name] ?? 'busy');
  }
};

interface Looking {
  readonly screen: HTMLVideoElement;
  readonly reader: CodeReader;
  readonly seen: (text: string) => void;
  readonly timers: Timers;
}

/** Reads the picture repeatedly; returns a function that stops it. */
const look = ({ screen, reader, seen, timers }: Looking): (() => void) => {
  let over = false;
  let stopWaiting: () => void = () => undefined;
  const once = async () => {
    // The next picture follows soon.
    const codes = await reader.detect(screen).catch(() => []);
    if (over) return;
    for (const { rawValue } of codes) seen(rawValue);
    stopWaiting = timers.after(READ_INTERVAL_MS, () => void once());
  };
  void once();
  return () => {
    over = true;
    stopWaiting();
  };
};

const lampOf = (stream: MediaStream): Pick<Scanning, 'hasTorch' | 'torch'> => {
  const [track] = stream.getVideoTracks();
  const capabilities: TorchCapabilities | undefined = track?.getCapabilities?.();
  return {
    hasTorch: capabilities?.torch === true,
    torch: async (on) => {
      const wanted: TorchConstraints = { torch: on };
      const done = await track?.applyConstraints({ advanced: [wanted] }).then(
        () => true,
        () => false,
      );
      return done ? on : !on;
    },
  };
};
