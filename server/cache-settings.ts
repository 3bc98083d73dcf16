import * as v from 'valibot';
import type { Cdn } from '#adapters/cache/cdn.ts';
import type { RedisPlace } from '#adapters/cache/redis.ts';
import { PRICE_MAX_AGE_SECONDS } from '#core/site/caching/index.ts';
import { described } from './described.ts';

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
  REDIS_URL: described(
    v.optional(redisAddresses),
    'Redis shared by all instances: cache, redirects, sign-in attempts, ended sessions',
    'memory and `DATA_DIR`',
  ),
  REDIS_MODE: described(
    v.optional(v.picklist(['single', 'cluster', 'sentinel'], 'single, cluster or sentinel'), 'single'),
    '`single`; or `cluster` or `sentinel`, with several addresses in `REDIS_URL`, comma-separated',
  ),
  REDIS_PRIMARY: described(
    v.optional(v.pipe(v.string(), v.regex(/^\S+$/, "the primary's name among the sentinels")), 'mymaster'),
    'name of the primary among the sentinels',
  ),
  PAGE_CACHE_MB: described(
    v.optional(whole(/^[1-9]\d{0,4}$/, 'megabytes from 1 to 99999'), '64'),
    'memory for cached pages in each process, MB',
  ),
  PRICE_MAX_AGE: described(
    v.optional(whole(/^\d{1,6}$/, 'seconds from 0 to 999999'), String(PRICE_MAX_AGE_SECONDS)),
    'oldest price a page may show, seconds',
  ),
  PURGE_SECRET: described(
    v.optional(v.pipe(v.string(), v.minLength(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters`))),
    'signs `POST /hooks/purge`, at least 16 characters',
    'no purging',
  ),
  CDN_TAG_HEADER: described(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/, 'a name of a header, such as Surrogate-Key'))),
    'header that carries the tags of pages for a CDN: `Surrogate-Key`, `Cache-Tag`, `xkey`',
    'none is sent',
  ),
  CDN_PURGE_URL: described(
    v.optional(v.pipe(v.string(), v.url('an address'))),
    'where the CDN purges tags: `POST`, tags in the header and in the JSON body',
    'no call',
  ),
  CDN_CREDENTIAL: described(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]+: \S.*$/, 'a whole header, such as Fastly-Key: …'))),
    'header of those calls, such as `Authorization: Bearer …`',
  ),
  WEB_CONCURRENCY: described(
    v.optional(whole(/^(?:[1-9]|[1-5]\d|6[0-4])$/, 'a number of processes from 1 to 64'), '1'),
    'processes that share the port',
  ),
};

type CacheSettings = v.InferOutput<v.ObjectSchema<typeof cacheVariables, undefined>>;

/** Purges name the tags as pages carry them. */
export const cdnIsWhole = (given: Partial<Pick<CacheSettings, 'CDN_TAG_HEADER' | 'CDN_PURGE_URL'>>): boolean =>
  given.CDN_PURGE_URL === undefined || given.CDN_TAG_HEADER !== undefined;

/** The CDN in front, if there is one. */
export const cdnOf = ({ CDN_TAG_HEADER, CDN_PURGE_URL, CDN_CREDENTIAL }: CacheSettings): Cdn | undefined => {
  if (CDN_TAG_HEADER === undefined) return undefined;
  const [name, value] = CDN_CREDENTIAL?.split(/: (.*)/) ?? [];
  return {
    tagHeader: CDN_TAG_HEADER,
    ...(CDN_PURGE_URL !== undefined && { purgeUrl: CDN_PURGE_URL }),
    ...(name !== undefined && value !== undefined && { credential: [name, value] as const }),
  };
};

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
