import { setTimeout as pause } from 'node:timers/promises';
import { compressBest, type ReadyPage } from './ready-page.ts';

/** How often the queue checks whether a page is being rendered, ms, and how long it waits at most. */
const CHECK_MS = 100;
const WAIT_MS = 3_000;
/** Most pages in the queue; the oldest ones stay as they are until they are asked for again. */
const QUEUE = 64;

export interface Compressor {
  /** Queues a page for compression at the best level. */
  readonly add: (page: ReadyPage) => void;
}

interface CompressorOptions {
  /** Whether a visitor waits for a rendering. */
  readonly isBusy: () => boolean;
  /** Whether the page is still in the store. */
  readonly isStored: (page: ReadyPage) => boolean;
  readonly onCompressed: (page: ReadyPage) => void;
  readonly onError: (error: unknown) => void;
}

/** Compresses pages at the best level in the background, one at a time, while no page is being rendered. */
export const createCompressor = ({ isBusy, isStored, onCompressed, onError }: CompressorOptions): Compressor => {
  const queue = new Set<ReadyPage>();
  let working = false;

  const compressOne = async (page: ReadyPage): Promise<void> => {
    for (let waited = 0; isBusy() && waited < WAIT_MS; waited += CHECK_MS)
      await pause(CHECK_MS, undefined, { ref: false });
    if (!isStored(page)) return;
    await compressBest(page);
    if (isStored(page)) onCompressed(page);
  };
  const work = async (): Promise<void> => {
    working = true;
    for (const page of queue) {
      await compressOne(page).catch(onError);
      queue.delete(page);
    }
    working = false;
  };
  return {
    add: (page) => {
      // A missing page or a redirect expires before the work pays.
      if (page.stored.keeping === 'brief' || page.stored.effort === 'best' || queue.has(page)) return;
      queue.add(page);
      // The first one is being compressed.
      if (queue.size > QUEUE) for (const oldest of [...queue].slice(1, 2)) queue.delete(oldest);
      if (!working) void work();
    },
  };
};
