export { type LimitedRequest, type RateBudget, type RateLimits, rateBudget } from './limits.ts';
export type { Tally } from './ports.ts';
