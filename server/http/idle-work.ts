import { setTimeout as pause } from 'node:timers/promises';

/** Pause before each check, ms. */
const CHECK_MS = 200;

/** A queue of background work. */
export interface IdleWork {
  /** Queues work, unless work of this name is queued. */
  readonly add: (name: string, work: () => Promise<unknown>) => void;
}

interface IdleOptions {
  /** Whether a visitor waits. */
  readonly isBusy: () => boolean;
  /** Most queued pieces; more are ignored. */
  readonly most: number;
}

/** Does one piece at a time while no visitor waits; failures are ignored. */
export const createIdleWork = ({ isBusy, most }: IdleOptions): IdleWork => {
  const waiting = new Map<string, () => Promise<unknown>>();
  let working = false;
  const go = async (): Promise<void> => {
    working = true;
    for (const [name, work] of waiting) {
      do await pause(CHECK_MS, undefined, { ref: false });
      while (isBusy());
      await work().catch(() => undefined);
      waiting.delete(name);
    }
    working = false;
  };
  return {
    add: (name, work) => {
      if (waiting.has(name) || waiting.size >= most) return;
      waiting.set(name, work);
      if (!working) void go();
    },
  };
};
