import { EVERY_PAGE, type PageTag } from './tags.ts';

/** How long a signed purge request is valid, before and after its time, s (rule CACHE-12). */
export const PURGE_WINDOW_SECONDS = 300;
/** Most tags of one request (rule CACHE-12). */
export const PURGE_TAGS = 1000;

/** Whether a request signed at `seconds` is valid at `now`, ms (rule CACHE-12). */
export const isTimely = (seconds: number, now: number): boolean =>
  Math.abs(now / 1000 - seconds) <= PURGE_WINDOW_SECONDS;

/** Most tags that are remembered; beyond them every page counts as purged. */
const REMEMBERED = 50_000;

/**
 * Time of the last purge of each tag. A page is valid if no tag was purged after its rendering began, so that pages
 * with old data are not stored (rule CACHE-11).
 */
export interface Purges {
  /** The newest mark. */
  readonly mark: () => number;
  /** Records the purge of tags at a mark. */
  readonly record: (tags: readonly PageTag[], mark: number) => void;
  /** Whether a page whose rendering began at a mark is still valid. */
  readonly isValid: (tags: readonly string[], mark: number) => boolean;
  /** The mark of the last purge of every page. */
  readonly purgeAllMark: () => number;
}

export const createPurges = (): Purges => {
  const dropped = new Map<string, number>();
  let newest = 0;
  let whole = 0;
  return {
    mark: () => newest,
    purgeAllMark: () => whole,
    record: (tags, mark) => {
      newest = Math.max(newest, mark);
      if (tags.includes(EVERY_PAGE) || dropped.size + tags.length > REMEMBERED) {
        whole = newest;
        dropped.clear();
      } else for (const tag of tags) dropped.set(tag, newest);
    },
    isValid: (tags, mark) => mark >= whole && tags.every((tag) => mark >= (dropped.get(tag) ?? 0)),
  };
};
