/** Delay before a page fetches optional data, ms (rule BROWSING-1). */
export const FETCH_DELAY_MS = 200;
/** How long a navigation takes before its progress is shown, ms (rule BROWSING-2). */
export const PROGRESS_THROTTLE_MS = 200;
/** How long the progress bar takes to fill when nothing tells it more, ms (rule BROWSING-2). */
export const PROGRESS_MS = 5000;

/** Delay before a slow navigation shows the preloader, ms (rule BROWSING-5). */
export const PRELOADER_AFTER_MS = 1000;

/** What is known of a visitor's connection. */
export interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType?: string;
}

/** Whether pages are prefetched: not on 2g and not with data saving (rule BROWSING-3). */
export const mayPrefetch = ({ saveData = false, effectiveType }: Connection): boolean =>
  !saveData && effectiveType?.endsWith('2g') !== true;
