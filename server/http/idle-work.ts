import { setTimeout as pause } from 'node:timers/promises';

/** How often is looked whether anybody waits, ms. */
const LOOK_MS = 200;

/** Does what nobody waits for. */
export interface IdleWork {
  /** Does a piece of work later, once however often it is named. */
  readonly add: (name: string, work: () => Promise<unknown>) => void;
}

interface IdleOptions {
  /** Somebody waits for what is done at once. */
  readonly isBusy: () => boolean;
  /** Most pieces that wait; what comes beyond them is left, until it is named again. */
  readonly most: number;
}

/** One piece of work at a time, while nobody waits; what fails is left, until it is named again. */
export const createIdleWork = ({ isBusy, most }: IdleOptions): IdleWork => {
  const waiting = new Map<string, () => Promise<unknown>>();
  let working = false;
  const go = async (): Promise<void> => {
    working = true;
    for (const [name, work] of waiting) {
      do await pause(LOOK_MS, undefined, { ref: false });
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
