import type { Cancel, Clock } from '#core/kernel/shared/index.ts';
import type { CameraProblem, CodeScanner, Scanning } from './ports.ts';
import { createScanGate, readScan, type Scanned } from './scanned.ts';

/** A camera that reads codes: whether it runs, why it does not, and its lamp. */
export interface ScannerState {
  readonly phase: 'starting' | 'scanning' | 'failed';
  readonly problem: CameraProblem | undefined;
  readonly hasTorch: boolean;
  readonly torchOn: boolean;
}

/** A camera that does not run yet (rule SCAN-3). */
export const STARTING_SCANNER: ScannerState = {
  phase: 'starting',
  problem: undefined,
  hasTorch: false,
  torchOn: false,
};

interface Dependencies<Screen> {
  /** The camera's code, which comes on the first need; rejects when it cannot be loaded. */
  readonly loadScanner: () => Promise<CodeScanner<Screen>>;
  readonly clock: Clock;
  readonly newCancel: () => Cancel;
  /** Shows the camera each time something about it changes. */
  readonly show: (scanner: ScannerState) => void;
}

/** Use-case: reads codes by a camera from its start to its stop (rules SCAN-1 … SCAN-3). */
export const createScanner = <Screen>({ loadScanner, clock, newCancel, show }: Dependencies<Screen>) => {
  let state = STARTING_SCANNER;
  /** Ends what runs. */
  let running: Cancel | undefined;
  let scanning: Scanning | undefined;
  const setState = (change: Partial<ScannerState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const stop = (): void => {
    running?.abort();
    scanning = undefined;
    setState({ hasTorch: false, torchOn: false });
  };
  return {
    /** Starts the camera in place of what runs; each code that comes into sight is given once. */
    start: async (screen: Screen, take: (scanned: Scanned) => void): Promise<void> => {
      stop();
      const mine = newCancel();
      running = mine;
      setState({ phase: 'starting', problem: undefined });
      const counts = createScanGate({ clock });
      const scanner = await loadScanner().catch(() => undefined);
      if (mine.signal.aborted) return;
      const seen = (text: string) => {
        if (mine.signal.aborted || !counts(text)) return;
        scanner?.confirm();
        take(readScan(text));
      };
      const started = await scanner?.start(screen, seen, mine.signal);
      if (mine.signal.aborted) return;
      if (!started?.ok) return setState({ phase: 'failed', problem: started?.error ?? 'unreadable' });
      scanning = started.value;
      setState({ phase: 'scanning', hasTorch: scanning.hasTorch });
    },
    /** Stops the camera; nothing of it is left running. */
    stop,
    /** Switches the camera's lamp, where there is one. */
    toggleTorch: async (): Promise<void> => {
      const lit = scanning;
      const torchOn = await lit?.torch(!state.torchOn);
      if (torchOn !== undefined && lit === scanning) setState({ torchOn });
    },
  };
};
