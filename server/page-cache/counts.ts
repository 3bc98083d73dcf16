/** What the page cache of one process has done since it started. */
export interface CacheCounts {
  /** Fresh pages served. */
  hits: number;
  /** Pages served while they are rendered again, or because the provider fails. */
  stale: number;
  /** Answers that waited for a rendering. */
  misses: number;
  /** Pages rendered, for visitors and in the background. */
  rendered: number;
  /** Failed requests to the shared store. */
  errors: number;
}

export const zeroCounts = (): CacheCounts => ({ hits: 0, stale: 0, misses: 0, rendered: 0, errors: 0 });
