import { setTimeout as pause } from 'node:timers/promises';
import { pressHard, type ReadyPage } from './ready-page.ts';

/** How often is looked whether nobody waits for a page, ms. */
const LOOK_MS = 100;
/** How long a page waits for a quiet moment to be pressed in, ms. */
const WAIT_MS = 3_000;
/** Most pages that wait; those that have waited longest are left as they are, until they are asked for again. */
const WAITING = 64;

export interface Presser {
  /** Presses a page as hard as it goes, later. */
  readonly add: (page: ReadyPage) => void;
}

interface PresserOptions {
  /** Somebody waits for a page that is being rendered. */
  readonly isBusy: () => boolean;
  /** Whether the page is still the one that is kept. */
  readonly isKept: (page: ReadyPage) => boolean;
  readonly onPressed: (page: ReadyPage) => void;
  readonly onError: (error: unknown) => void;
}

/** Presses pages after their first answer went out, one at a time, when nobody waits for a rendering. */
export const createPresser = ({ isBusy, isKept, onPressed, onError }: PresserOptions): Presser => {
  const waiting = new Set<ReadyPage>();
  let working = false;

  const quiet = async (): Promise<void> => {
    for (let waited = 0; isBusy() && waited < WAIT_MS; waited += LOOK_MS)
      await pause(LOOK_MS, undefined, { ref: false });
  };
  const pressOne = async (page: ReadyPage): Promise<void> => {
    await quiet();
    if (!isKept(page)) return;
    await pressHard(page);
    if (isKept(page)) onPressed(page);
  };
  const work = async (): Promise<void> => {
    working = true;
    for (const page of waiting) {
      await pressOne(page).catch(onError);
      waiting.delete(page);
    }
    working = false;
  };
  return {
    add: (page) => {
      // A missing page or a move is gone again before the work would pay.
      if (page.kept.keeping === 'brief' || page.kept.effort === 'best' || waiting.has(page)) return;
      waiting.add(page);
      if (waiting.size > WAITING) for (const oldest of [...waiting].slice(1, 2)) waiting.delete(oldest);
      if (!working) void work();
    },
  };
};
