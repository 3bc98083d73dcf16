import * as v from 'valibot';
import { ADDRESS_TRIES, LOGIN_TRIES, type LoginLimits } from '#core/kernel/auth/index.ts';
import type { RateLimits } from '#core/kernel/limits/index.ts';
import { VISITORS_PIECES } from '#core/purchase/cart/index.ts';
import { described } from './described.ts';

const most = (usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999'), v.transform(Number)),
    String(usual),
  );

/** Environment variables of the rate limits. */
export const limitVariables = {
  LIMIT_LOGIN_TRIES: described(
    most(LOGIN_TRIES),
    'failed sign-ins a day before waits grow: one login from one network, or where it was signed in before',
  ),
  LIMIT_ADDRESS_TRIES: described(most(ADDRESS_TRIES), 'failed sign-ins a day before waits grow: one address'),
  LIMIT_WRITES: described(most(60), 'orders, requests and other writes per address and minute'),
  LIMIT_SEARCHES: described(most(300), 'searches per address and minute'),
  LIMIT_ORDERS_PER_PHONE: described(most(5), "visitors' orders per phone in ten minutes"),
  LIMIT_REVIEWS: described(most(10), 'reviews per address and hour'),
  LIMIT_FILES: described(most(60), 'downloads of feeds, sitemaps and exported orders per address and minute'),
  LIMIT_PIECES: described(
    most(VISITORS_PIECES),
    "pieces of one product in a visitor's order; partners are limited by stock",
  ),
};

type LimitSettings = v.InferOutput<v.ObjectSchema<typeof limitVariables, undefined>>;

/** How many refused tries to sign in are too many (rule AUTH-10). */
export const loginLimitsOf = (read: LimitSettings): LoginLimits => ({
  perLogin: read.LIMIT_LOGIN_TRIES,
  perAddress: read.LIMIT_ADDRESS_TRIES,
});

/** Rate limits of one client (rules LIMIT-1, LIMIT-2, LIMIT-3, LIMIT-5). */
export const rateLimitsOf = (read: LimitSettings): RateLimits => ({
  writes: read.LIMIT_WRITES,
  searches: read.LIMIT_SEARCHES,
  ordersPerPhone: read.LIMIT_ORDERS_PER_PHONE,
  reviews: read.LIMIT_REVIEWS,
  files: read.LIMIT_FILES,
});
