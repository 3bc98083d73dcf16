import { randomUUID } from 'node:crypto';
import {
  type NoticeBoard,
  type PageTag,
  type Posted,
  PURGE_WINDOW_SECONDS,
  type Purges,
} from '#core/site/caching/index.ts';
import type { CacheCounts } from './counts.ts';
import type { PageStore } from './page-store.ts';

/** A signature is valid for its window before and after its time, ms. */
const SEEN_MS = 2 * PURGE_WINDOW_SECONDS * 1000;
/** Older requests for a report are ignored, ms. */
const REPORT_MS = 10_000;

export interface CacheReport extends CacheCounts {
  readonly entries: number;
  readonly bytes: number;
}

/** The page cache of this process among those of all instances. */
export interface CacheInstance {
  /** Purges pages on every instance; rejects when the others cannot be notified (rule CACHE-11). */
  readonly purge: (tags: readonly PageTag[], signature?: string) => Promise<void>;
  readonly report: () => CacheReport;
  /** Whether a signed request was used already (rule CACHE-12). */
  readonly hasSeen: (signature: string) => boolean;
}

interface InstanceOptions {
  readonly board: NoticeBoard;
  readonly purges: Purges;
  readonly store: PageStore;
  readonly counts: CacheCounts;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Follows the notices of other instances and the operator: purges pages and answers requests for a report. */
export const joinInstances = ({ board, purges, store, counts, now, onError }: InstanceOptions): CacheInstance => {
  const name = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const seen = new Map<string, number>();
  const report = (): CacheReport => ({ ...counts, entries: store.entries(), bytes: store.bytes() });
  const purge = (tags: readonly PageTag[], mark: number, signature: string | undefined): void => {
    if (signature !== undefined) {
      for (const [old, at] of seen) if (now() - at > SEEN_MS) seen.delete(old);
      seen.set(signature, now());
    }
    purges.record(tags, mark);
    store.deletePurged();
  };
  board.follow(({ mark, notice }: Posted): void => {
    if (notice.kind === 'purge') purge(notice.tags, mark, notice.signature);
    else if (now() - notice.at <= REPORT_MS) board.answer(notice.id, name, JSON.stringify(report())).catch(onError);
  });
  return {
    purge: async (tags, signature) => {
      const mark = await board.post({ kind: 'purge', tags, ...(signature === undefined ? {} : { signature }) });
      purge(tags, mark, signature);
    },
    report,
    hasSeen: (signature) => seen.has(signature),
  };
};
