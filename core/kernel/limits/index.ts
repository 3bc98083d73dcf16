export { type LimitedRequest, type RateBudget, type RateLimits, rateBudget } from './limits.ts';
export type { Tally, TallyResult } from './ports.ts';
