import * as v from 'valibot';
import type { RedisPlace } from '#adapters/cache/redis.ts';
import { PRICE_MAX_AGE_SECONDS } from '#core/site/caching/index.ts';

const whole = (pattern: RegExp, wanted: string) => v.pipe(v.string(), v.regex(pattern, wanted), v.transform(Number));
const redisAddresses = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((address) => address.trim())),
  v.everyItem(
    (address) => /^rediss?:$/.test(URL.parse(address)?.protocol ?? ''),
    'redis or rediss addresses, separated by commas',
  ),
);
/** Shortest secret that a signature means anything with, characters. */
const SECRET_LENGTH = 16;

/** What the environment says of caches and processes. */
export const cacheVariables = {
  REDIS_URL: v.optional(redisAddresses),
  REDIS_MODE: v.optional(v.picklist(['single', 'cluster', 'sentinel'], 'single, cluster or sentinel'), 'single'),
  REDIS_PRIMARY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, "the primary's name among the sentinels")), 'mymaster'),
  PAGE_CACHE_MB: v.optional(whole(/^[1-9]\d{0,4}$/, 'megabytes from 1 to 99999'), '64'),
  PRICE_MAX_AGE: v.optional(whole(/^\d{1,6}$/, 'seconds from 0 to 999999'), String(PRICE_MAX_AGE_SECONDS)),
  PURGE_SECRET: v.optional(v.pipe(v.string(), v.minLength(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters`))),
  WEB_CONCURRENCY: v.optional(whole(/^(?:[1-9]|[1-5]\d|6[0-4])$/, 'a number of processes from 1 to 64'), '1'),
};

type CacheSettings = v.InferOutput<v.ObjectSchema<typeof cacheVariables, undefined>>;

/** One server has one address; a cluster and sentinels may be known by several. */
export const redisIsWhole = (given: Partial<Pick<CacheSettings, 'REDIS_URL' | 'REDIS_MODE'>>): boolean =>
  given.REDIS_MODE === 'single' ? (given.REDIS_URL?.length ?? 1) === 1 : given.REDIS_URL !== undefined;

/** Where Redis is, if there is one; `space` names the shop in it. */
export const redisOf = (
  { REDIS_URL, REDIS_MODE, REDIS_PRIMARY }: CacheSettings,
  space: string,
): RedisPlace | undefined => {
  const [url] = REDIS_URL ?? [];
  if (url === undefined || REDIS_URL === undefined) return undefined;
  if (REDIS_MODE === 'single') return { mode: 'single', url, space };
  return REDIS_MODE === 'cluster'
    ? { mode: 'cluster', urls: REDIS_URL, space }
    : { mode: 'sentinel', urls: REDIS_URL, primary: REDIS_PRIMARY, space };
};
