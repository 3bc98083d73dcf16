import * as v from 'valibot';
import { ADDRESS_TRIES, LOGIN_TRIES, type LoginLimits } from '#core/kernel/auth/index.ts';
import type { RateLimits } from '#core/kernel/limits/index.ts';
import { VISITORS_PIECES } from '#core/purchase/cart/index.ts';

const most = (usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999'), v.transform(Number)),
    String(usual),
  );

/** What the environment says of how much one asker may ask for. */
export const limitVariables = {
  LIMIT_LOGIN_TRIES: most(LOGIN_TRIES),
  LIMIT_ADDRESS_TRIES: most(ADDRESS_TRIES),
  LIMIT_WRITES: most(60),
  LIMIT_SEARCHES: most(300),
  LIMIT_ORDERS_PER_PHONE: most(5),
  LIMIT_REVIEWS: most(10),
  LIMIT_FILES: most(60),
  LIMIT_PIECES: most(VISITORS_PIECES),
};

type LimitSettings = v.InferOutput<v.ObjectSchema<typeof limitVariables, undefined>>;

/** How many refused tries to sign in are too many (rule AUTH-10). */
export const loginLimitsOf = (read: LimitSettings): LoginLimits => ({
  perLogin: read.LIMIT_LOGIN_TRIES,
  perAddress: read.LIMIT_ADDRESS_TRIES,
});

/** How much one asker may ask for (rules LIMIT-1, LIMIT-2, LIMIT-3, LIMIT-5). */
export const rateLimitsOf = (read: LimitSettings): RateLimits => ({
  writes: read.LIMIT_WRITES,
  searches: read.LIMIT_SEARCHES,
  ordersPerPhone: read.LIMIT_ORDERS_PER_PHONE,
  reviews: read.LIMIT_REVIEWS,
  files: read.LIMIT_FILES,
});
