import { EVERY_PAGE, type PageTag } from './tags.ts';

/** How long a signed request to drop pages counts, before and after its time, s (rule CACHE-12). */
export const PURGE_WINDOW_SECONDS = 300;
/** Most tags of one request (rule CACHE-12). */
export const PURGE_TAGS = 1000;

/** Whether a signed request of a time (s of the clock) may still count at `now`, ms (rule CACHE-12). */
export const isTimely = (seconds: number, now: number): boolean =>
  Math.abs(now / 1000 - seconds) <= PURGE_WINDOW_SECONDS;

/** Tags that are remembered one by one; beyond them everything counts as dropped. */
const REMEMBERED = 50_000;

/**
 * What was dropped, and when: by marks, which only grow. A page counts if nothing that it shows was dropped after the
 * mark that stood when its rendering began, so that one that was rendered from old data meanwhile is not kept
 * (rule CACHE-11).
 */
export interface Purges {
  /** The newest mark: what is rendered from now on knows of all that was dropped. */
  readonly mark: () => number;
  /** Writes down that tags were dropped at a mark. */
  readonly drop: (tags: readonly PageTag[], mark: number) => void;
  /** Whether a page that was begun at a mark still counts. */
  readonly counts: (tags: readonly string[], mark: number) => boolean;
  /** The mark of the last dropping of every page. */
  readonly wholeMark: () => number;
}

/** An empty memory of what was dropped. */
export const createPurges = (): Purges => {
  const dropped = new Map<string, number>();
  let newest = 0;
  let whole = 0;
  return {
    mark: () => newest,
    wholeMark: () => whole,
    drop: (tags, mark) => {
      newest = Math.max(newest, mark);
      if (tags.includes(EVERY_PAGE) || dropped.size + tags.length > REMEMBERED) {
        whole = newest;
        dropped.clear();
      } else for (const tag of tags) dropped.set(tag, newest);
    },
    counts: (tags, mark) => mark >= whole && tags.every((tag) => mark >= (dropped.get(tag) ?? 0)),
  };
};
