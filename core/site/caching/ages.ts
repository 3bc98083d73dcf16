import {
  BRIEF_SECONDS,
  FAILURE_RETRY_SECONDS,
  FALLBACK_SECONDS,
  PAGE_CACHE_SECONDS,
  PRICE_MAX_AGE_SECONDS,
} from './limits.ts';

/** What decides how long a kept answer counts. */
export interface AgingPage {
  readonly keeping: 'page' | 'brief';
  /** It shows a product, and so a price. */
  readonly priced: boolean;
  /** Nothing is missing because the provider failed. */
  readonly complete: boolean;
}

/** How long a kept answer counts for what, s from when its rendering began. */
export interface Ages {
  /** It is as good as new. */
  readonly fresh: number;
  /** It is shown while it is made anew. */
  readonly shown: number;
  /** It is there for when the provider fails. */
  readonly kept: number;
}

/** When a page with prices is made anew, as a share of the age that they may have: before anybody has to wait for it. */
const RENEWAL = 0.8;

/**
 * How long a kept answer counts for what. A page is as good as new for 3 h and kept 24 h more (rules CACHE-1, CACHE-7);
 * one with prices is made anew before they are `priceMaxAge` s old, and beyond that it is shown only while the provider
 * fails (rule CACHE-8); what is kept briefly is not shown longer (rules CACHE-5, CACHE-10).
 */
export const agesOf = ({ keeping, priced, complete }: AgingPage, priceMaxAge = PRICE_MAX_AGE_SECONDS): Ages => {
  const shown = priced ? priceMaxAge : PAGE_CACHE_SECONDS + FALLBACK_SECONDS;
  const fresh = Math.min(PAGE_CACHE_SECONDS, priced ? priceMaxAge * RENEWAL : shown);
  const kept = Math.max(shown, PAGE_CACHE_SECONDS + FALLBACK_SECONDS);
  if (keeping === 'page' && complete) return { fresh, shown, kept };
  const brief = Math.min(BRIEF_SECONDS, shown);
  return { fresh: brief, shown: brief, kept: brief };
};

/** Until when a kept answer counts for what, ms of the clock. */
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

/** What a kept answer is good for. */
export type PageState =
  /** To be answered with. */
  | 'fresh'
  /** To be answered with while it is made anew. */
  | 'stale'
  /** To be answered with only if it cannot be made anew. */
  | 'fallback'
  /** For nothing any more. */
  | 'gone';

/** What a kept answer is good for at a time, ms (rules CACHE-7, CACHE-8). */
export const stateAt = ({ freshUntil, shownUntil, keptUntil }: Deadlines, now: number): PageState => {
  if (now < freshUntil) return 'fresh';
  if (now < shownUntil) return 'stale';
  return now < keptUntil ? 'fallback' : 'gone';
};

/**
 * The deadlines of a kept answer after the provider failed to give another: it is shown as long as it is kept, and the
 * provider is asked again after 10 s (rule CACHE-7).
 */
export const deadlinesAfterFailure = ({ keptUntil }: Deadlines, now: number): Deadlines => ({
  freshUntil: Math.min(now + FAILURE_RETRY_SECONDS * 1000, keptUntil),
  shownUntil: keptUntil,
  keptUntil,
});

/** Longest time that a shared cache may go on with a page while it asks for another, s (rule CACHE-13). */
const SHARED_STALE_SECONDS = 300;

/**
 * What caches of others are given with a kept answer (rule CACHE-13): browsers ask each time, shared caches keep it as long
 * as it counts here, counted from its `Age`.
 */
export const cacheControlOf = ({ fresh, shown }: Ages): string => {
  const shared = Math.floor(fresh);
  const stale = Math.min(Math.floor(shown) - shared, SHARED_STALE_SECONDS);
  const whileRevalidate = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  return shared > 0 ? `public, max-age=0, s-maxage=${shared}${whileRevalidate}` : 'no-cache';
};
