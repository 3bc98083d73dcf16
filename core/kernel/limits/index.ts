export { type LimitedRequest, type RateBudget, type RateLimits, rateBudget } from './limits.ts';
export type { Taken, Tally } from './ports.ts';
