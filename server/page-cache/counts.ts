/** What the cache of one process did since it started. */
export interface Counts {
  /** Answers from what is as good as new. */
  hits: number;
  /** Answers from what is being made anew, or stands in while the provider fails. */
  stale: number;
  /** Answers that somebody had to wait for. */
  misses: number;
  /** Pages rendered, for those who waited and for those to come. */
  rendered: number;
  /** How often the shared cache could not be asked. */
  errors: number;
}

export const noCounts = (): Counts => ({ hits: 0, stale: 0, misses: 0, rendered: 0, errors: 0 });
