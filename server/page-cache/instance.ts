import { randomUUID } from 'node:crypto';
import {
  type NoticeBoard,
  type PageTag,
  type Posted,
  PURGE_WINDOW_SECONDS,
  type Purges,
} from '#core/site/caching/index.ts';
import type { Counts } from './counts.ts';
import type { Shelf } from './shelf.ts';

/** A signature counts no longer than its window before and after its time, ms. */
const SEEN_MS = 2 * PURGE_WINDOW_SECONDS * 1000;
/** Reports that were asked for longer ago than this nobody waits for any more, ms. */
const REPORT_MS = 10_000;

/** What one instance reports of its cache. */
export interface CacheReport extends Counts {
  readonly entries: number;
  readonly bytes: number;
}

/** One instance's part in what all do together. */
export interface CacheInstance {
  /** Drops pages on every instance; rejects when the others cannot be notified (rule CACHE-11). */
  readonly purge: (tags: readonly PageTag[], signature?: string) => Promise<void>;
  readonly report: () => CacheReport;
  /** Whether a signed request was followed already (rule CACHE-12). */
  readonly hasSeen: (signature: string) => boolean;
}

interface InstanceOptions {
  readonly board: NoticeBoard;
  readonly purges: Purges;
  readonly shelf: Shelf;
  readonly counts: Counts;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Joins what other instances and the operator post: drops what they drop, reports when it is asked. */
export const joinInstances = ({ board, purges, shelf, counts, now, onError }: InstanceOptions): CacheInstance => {
  const name = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const seen = new Map<string, number>();
  const remember = (signature: string): void => {
    for (const [old, at] of seen) if (now() - at > SEEN_MS) seen.delete(old);
    seen.set(signature, now());
  };
  const drop = (tags: readonly PageTag[], mark: number): void => {
    purges.drop(tags, mark);
    shelf.dropPurged();
  };
  const report = (): CacheReport => ({ ...counts, entries: shelf.entries(), bytes: shelf.bytes() });
  const follow = ({ mark, notice }: Posted): void => {
    if (notice.kind === 'purge') {
      if (notice.signature !== undefined) remember(notice.signature);
      drop(notice.tags, mark);
      return;
    }
    if (now() - notice.at > REPORT_MS) return;
    board.answer(notice.id, name, JSON.stringify(report())).catch(onError);
  };
  board.follow(follow);
  return {
    purge: async (tags, signature) => {
      const mark = await board.post({ kind: 'purge', tags, ...(signature === undefined ? {} : { signature }) });
      if (signature !== undefined) remember(signature);
      drop(tags, mark);
    },
    report,
    hasSeen: (signature) => seen.has(signature),
  };
};
