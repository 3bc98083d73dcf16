import {
  BRIEF_SECONDS,
  FAILURE_RETRY_SECONDS,
  FALLBACK_SECONDS,
  PAGE_CACHE_SECONDS,
  PRICE_MAX_AGE_SECONDS,
} from './limits.ts';

/** What the lifetime of a stored answer depends on. */
export interface AgingPage {
  readonly keeping: 'page' | 'brief';
  /** It shows a product, and so a price. */
  readonly priced: boolean;
  /** Nothing is missing because the provider failed. */
  readonly complete: boolean;
}

/** Lifetimes of a stored answer, s from the start of its rendering. */
export interface Ages {
  /** It is as good as new. */
  readonly fresh: number;
  /** Served stale while it is rendered again. */
  readonly shown: number;
  /** It is there for when the provider fails. */
  readonly kept: number;
}

/** When a page with prices is rendered again, as a share of its largest age, so that no visitor waits. */
const RENEWAL = 0.8;

/**
 * Lifetimes of a stored answer. A page is fresh for 3 h and stored 24 h longer (rules CACHE-1, CACHE-7). A page with
 * prices is rendered again before they are `priceMaxAge` s old and served beyond that only while the provider fails
 * (rule CACHE-8). Brief answers are never served stale (rules CACHE-5, CACHE-10).
 */
export const agesOf = ({ keeping, priced, complete }: AgingPage, priceMaxAge = PRICE_MAX_AGE_SECONDS): Ages => {
  const shown = priced ? priceMaxAge : PAGE_CACHE_SECONDS + FALLBACK_SECONDS;
  const fresh = Math.min(PAGE_CACHE_SECONDS, priced ? priceMaxAge * RENEWAL : shown);
  const kept = Math.max(shown, PAGE_CACHE_SECONDS + FALLBACK_SECONDS);
  if (keeping === 'page' && complete) return { fresh, shown, kept };
  const brief = Math.min(BRIEF_SECONDS, shown);
  return { fresh: brief, shown: brief, kept: brief };
};

/** The same lifetimes as times, ms since the epoch. */
export interface Deadlines {
  readonly freshUntil: number;
  readonly shownUntil: number;
  readonly keptUntil: number;
}

/** The deadlines of an answer whose rendering began at `renderedAt`, ms. */
export const deadlinesOf = ({ fresh, shown, kept }: Ages, renderedAt: number): Deadlines => ({
  freshUntil: renderedAt + fresh * 1000,
  shownUntil: renderedAt + shown * 1000,
  keptUntil: renderedAt + kept * 1000,
});

/** State of a stored answer. */
export type PageState =
  /** To be answered with. */
  | 'fresh'
  /** Served while it is rendered again. */
  | 'stale'
  /** Served only if rendering fails. */
  | 'fallback'
  /** For nothing any more. */
  | 'gone';

/** State of a stored answer at a time, ms (rules CACHE-7, CACHE-8). */
export const stateAt = ({ freshUntil, shownUntil, keptUntil }: Deadlines, now: number): PageState => {
  if (now < freshUntil) return 'fresh';
  if (now < shownUntil) return 'stale';
  return now < keptUntil ? 'fallback' : 'gone';
};

/** Deadlines after a failed rendering: the stored page is served, with the next attempt after 10 s (rule CACHE-7). */
export const deadlinesAfterFailure = ({ keptUntil }: Deadlines, now: number): Deadlines => ({
  freshUntil: Math.min(now + FAILURE_RETRY_SECONDS * 1000, keptUntil),
  shownUntil: keptUntil,
  keptUntil,
});

/** Longest time that a shared cache may go on with a page while it asks for another, s (rule CACHE-13). */
const SHARED_STALE_SECONDS = 300;

/**
 * `Cache-Control` of a stored answer (rule CACHE-13): browsers revalidate, shared caches keep it as long as this
 * server, less its `Age`.
 */
export const cacheControlOf = ({ fresh, shown, kept }: Ages): string => {
  const shared = Math.floor(fresh);
  if (shared <= 0) return 'no-cache';
  const stale = [
    ['stale-while-revalidate', Math.min(Math.floor(shown) - shared, SHARED_STALE_SECONDS)],
    ['stale-if-error', Math.floor(kept) - shared],
  ] as const;
  return [
    `public, max-age=0, s-maxage=${shared}`,
    ...stale.flatMap(([name, s]) => (s > 0 ? [`${name}=${s}`] : [])),
  ].join(', ');
};
