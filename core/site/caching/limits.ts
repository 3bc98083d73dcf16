/** How long a rendered page is as good as new, s (rule CACHE-1). */
export const PAGE_CACHE_SECONDS = 10_800;
/** How much longer a page is stored for provider failures, s (rule CACHE-7). */
export const FALLBACK_SECONDS = 86_400;
/** How old a shown price may be unless the operator says otherwise, s (rule CACHE-8). */
export const PRICE_MAX_AGE_SECONDS = 300;
/**
 * Lifetime of a missing page, a redirect, an incomplete page or an error page, s (rules CACHE-5, CACHE-10, CACHE-18).
 */
export const BRIEF_SECONDS = 60;
/** Most stored missing pages and redirects (rule CACHE-5). */
export const BRIEF_PAGES = 500;
/** How long a page is served before a provider that failed is asked again, s (rule CACHE-7). */
export const FAILURE_RETRY_SECONDS = 10;

/** How long the cache may take to connect, and to answer, ms (rule CACHE-3). */
export const CACHE_TIMEOUT_MS = 2000;
/** How often a cache that did not answer is asked again (rule CACHE-3). */
export const CACHE_RETRIES = 1;
/** How long a page waits for the cache before it is rendered, ms (rule CACHE-3). */
export const CACHE_WAIT_MS = 100;

/** Longest that one instance holds the lock to render a page, ms: longer than any rendering (rule CACHE-9). */
export const RENDER_LOCK_MS = 20_000;
/** How long others wait for what it renders before they render it themselves, ms (rule CACHE-9). */
export const RENDER_LOCK_WAIT_MS = 5_000;

/** How old an answer of the provider may be to be used while it fails, s (rule CACHE-16). */
export const STALE_ANSWER_SECONDS = 86_400;
/** How long to wait for the provider before an older answer is used, ms (rule CACHE-16). */
export const STALE_ANSWER_WAIT_MS = 300;
/** How long a page waits for answers without a fallback, ms (rule CACHE-17). */
export const PAGE_WAIT_MS = 1_800;
