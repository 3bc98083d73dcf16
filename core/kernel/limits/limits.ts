/** Rate limits per client (rules LIMIT-1, LIMIT-2, LIMIT-3, LIMIT-5). */
export interface RateLimits {
  /** Writes of one address in a minute, and as many reports of page speed. */
  readonly writes: number;
  /** Searches of one address in a minute. */
  readonly searches: number;
  /** Orders for one phone in ten minutes. */
  readonly ordersPerPhone: number;
  /** Reviews of one address in an hour. */
  readonly reviews: number;
  /** Files for programs of one address in a minute: the feed, sitemaps and exported orders. */
  readonly files: number;
}

/** What something counts against: a name, how many it may be, and within which time, ms. */
export interface RateBudget {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** A request that is rate limited. */
export interface LimitedRequest {
  readonly kind: 'write' | 'report' | 'search' | 'order' | 'review' | 'file';
  /** The block of addresses it comes from (rule LIMIT-4), or the phone of an order. */
  readonly of: string;
}

const MINUTE_MS = 60_000;

/** What something that is asked for counts against (rules LIMIT-1, LIMIT-2, LIMIT-3, LIMIT-5). */
export const rateBudget = ({ kind, of }: LimitedRequest, limits: RateLimits): RateBudget => {
  const name = `${kind} ${of}`;
  if (kind === 'write' || kind === 'report') return { name, most: limits.writes, windowMs: MINUTE_MS };
  if (kind === 'search') return { name, most: limits.searches, windowMs: MINUTE_MS };
  if (kind === 'file') return { name, most: limits.files, windowMs: MINUTE_MS };
  if (kind === 'order') return { name, most: limits.ordersPerPhone, windowMs: 10 * MINUTE_MS };
  return { name, most: limits.reviews, windowMs: 60 * MINUTE_MS };
};
