/** What may lie over a page. */
export interface Layers {
  readonly modal?: boolean;
  readonly menu?: boolean;
  readonly filters?: boolean;
  readonly sorting?: boolean;
  /** The modal of something that succeeded. */
  readonly success?: boolean;
}

/** Whether the page below does not scroll: while anything lies over it (rule BROWSING-7). */
export const isScrollLocked = (layers: Layers): boolean => Object.values(layers).some(Boolean);

/** Where somebody was. */
export interface Place {
  /** Path with its query. */
  readonly address: string;
  /** Px. */
  readonly scrolled: number;
}

/**
 * Where a page is scrolled to when it is opened, px: where it was left if it is the last one left, else to its top
 * (rule BROWSING-8).
 */
export const scrollFor = (address: string, last: Place | undefined): number =>
  last?.address === address ? last.scrolled : 0;
