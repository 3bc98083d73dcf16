import { setTimeout as pause } from 'node:timers/promises';
import { compressHard, type ReadyPage } from './ready-page.ts';

/** How often is looked whether nobody waits for a page, ms. */
const LOOK_MS = 100;
/** How long a page waits for a quiet moment to be compressed in, ms. */
const WAIT_MS = 3_000;
/** Most pages that wait; those that have waited longest are left as they are, until they are asked for again. */
const WAITING = 64;

export interface Compressor {
  /** Compresses a page as hard as it goes, later. */
  readonly add: (page: ReadyPage) => void;
}

interface CompressorOptions {
  /** Somebody waits for a page that is being rendered. */
  readonly isBusy: () => boolean;
  /** Whether the page is still the one that is kept. */
  readonly isKept: (page: ReadyPage) => boolean;
  readonly onCompressed: (page: ReadyPage) => void;
  readonly onError: (error: unknown) => void;
}

/** Compresses pages after their first answer went out, one at a time, when nobody waits for a rendering. */
export const createCompressor = ({ isBusy, isKept, onCompressed, onError }: CompressorOptions): Compressor => {
  const waiting = new Set<ReadyPage>();
  let working = false;

  const quiet = async (): Promise<void> => {
    for (let waited = 0; isBusy() && waited < WAIT_MS; waited += LOOK_MS)
      await pause(LOOK_MS, undefined, { ref: false });
  };
  const compressOne = async (page: ReadyPage): Promise<void> => {
    await quiet();
    if (!isKept(page)) return;
    await compressHard(page);
    if (isKept(page)) onCompressed(page);
  };
  const work = async (): Promise<void> => {
    working = true;
    for (const page of waiting) {
      await compressOne(page).catch(onError);
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
