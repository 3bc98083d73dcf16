import { resolve } from 'node:path';
import * as v from 'valibot';
import { isThisMachine } from '#adapters/bff/ip-address.ts';
import type { Cdn } from '#adapters/cache/cdn.ts';
import type { RedisPlace } from '#adapters/cache/redis.ts';
import type { ProviderKind } from '#adapters/wiring/provider-kinds.ts';
import type { LoginLimits } from '#core/kernel/auth/index.ts';
import type { RateLimits } from '#core/kernel/limits/index.ts';
import type { DeliverySchedule } from '#core/purchase/delivery/index.ts';
import type { Services } from '#core/site/browsing/index.ts';
import { cacheVariables, cdnIsWhole, cdnOf, redisIsWhole, redisOf } from './cache-settings.ts';
import { contactVariables } from './contact-settings.ts';
import { deliveryScheduleOf, deliveryVariables } from './delivery-settings.ts';
import { described } from './described.ts';
import { limitVariables, loginLimitsOf, rateLimitsOf } from './limit-settings.ts';
import { operationVariables } from './operation-settings.ts';
import { contentIsBeside, hosts, kindIsThere, providerVariables, tokenIsSecret } from './provider-settings.ts';
import { SECRET_LENGTH } from './secrets.ts';
import { campaignIsWhole, servicesOf, serviceVariables } from './services.ts';

const MEGABYTE = 1024 * 1024;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const origin = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
  }, 'an origin such as https://shop.example, without a path'),
  v.transform((value) => new URL(value).origin),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number from 0 to 65535'),
);

const hops = v.pipe(v.string(), v.regex(/^\d$/, 'a number of proxies from 0 to 9'), v.transform(Number));

export const variables = v.object({
  PORT: described(v.optional(port, '8000'), 'port to listen on'),
  HOST: described(
    v.optional(v.pipe(v.string(), v.nonEmpty('a host name or address to listen on')), '0.0.0.0'),
    'address to listen on',
  ),
  SHOP_ORIGIN: described(
    v.optional(origin),
    'public origin of the shop, for canonical links and the return from payment',
    '`http://localhost:PORT`',
  ),
  VITRINA_ORIGIN: described(
    v.optional(origin),
    "public origin of the vitrina: not the shop's, and https unless on this machine",
    '`http://vitrina.localhost:PORT`',
  ),
  KNOWN_HOSTS: described(
    v.optional(hosts),
    'further hosts that show the shop, with ports, comma-separated; any other host is refused',
  ),
  PROXY_HOPS: described(
    v.optional(hops, '0'),
    "how many of your own proxies stand in front; needed to know visitors' addresses",
  ),
  SECRET: described(
    v.optional(v.pipe(v.string(), v.minLength(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters`))),
    'signs sessions and pictures, at least 32 characters; the same for all instances',
    'kept in `DATA_DIR`',
  ),
  ...providerVariables,
  LOG_LEVEL: described(
    v.optional(v.picklist(levels, `one of ${levels.join(', ')}`), 'info'),
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  ),
  DATA_DIR: described(
    v.optional(v.pipe(v.string(), v.nonEmpty('a folder')), 'data'),
    "folder for the embedded provider's database, resized pictures, the secret, ended sessions",
  ),
  ...cacheVariables,
  ...operationVariables,
  ...limitVariables,
  ...deliveryVariables,
  ...contactVariables,
  ...serviceVariables,
});

/** Whether an origin is one that browsers trust with a session: https, or this machine's own. */
const isTrustworthy = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isThisMachine(hostname);
};

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['VITRINA_ORIGIN']],
      ({ VITRINA_ORIGIN: vitrina }) => vitrina === undefined || isTrustworthy(vitrina),
      'an https origin: partners sign in there',
    ),
    ['VITRINA_ORIGIN'],
  ),
  v.forward(
    v.partialCheck(
      [['SHOP_ORIGIN'], ['VITRINA_ORIGIN']],
      ({ SHOP_ORIGIN: shop, VITRINA_ORIGIN: vitrina }) => shop === undefined || shop !== vitrina,
      "another origin than SHOP_ORIGIN's: the vitrina has a host of its own",
    ),
    ['VITRINA_ORIGIN'],
  ),
  v.forward(
    v.partialCheck(
      [['PROVIDER_KIND'], ['PROVIDER_URL']],
      kindIsThere,
      'the address of the provider: the embedded one is of the kind http',
    ),
    ['PROVIDER_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['PROVIDER_KIND'], ['CONTENT_PROVIDER_URL']],
      contentIsBeside,
      'none: a provider of the kind http answers every call',
    ),
    ['CONTENT_PROVIDER_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['PROVIDER_KIND'], ['PROVIDER_URL'], ['CONTENT_PROVIDER_URL'], ['PROVIDER_STATIC_TOKEN']],
      tokenIsSecret,
      'the token that this provider gave the shop: the default one is published',
    ),
    ['PROVIDER_STATIC_TOKEN'],
  ),
  v.forward(
    v.partialCheck(
      [['CAMPAIGN_UTM_CONTENT'], ['CAMPAIGN_PHONE']],
      campaignIsWhole,
      'CAMPAIGN_UTM_CONTENT and CAMPAIGN_PHONE together, or neither',
    ),
    ['CAMPAIGN_PHONE'],
  ),
  v.forward(
    v.partialCheck(
      [['CDN_TAG_HEADER'], ['CDN_PURGE_URL']],
      cdnIsWhole,
      'the header that carries the tags: CDN_PURGE_URL purges by them',
    ),
    ['CDN_TAG_HEADER'],
  ),
  v.forward(
    v.partialCheck(
      [['REDIS_URL'], ['REDIS_MODE']],
      redisIsWhole,
      'REDIS_URL: one address of a single server, one or more of a cluster or of sentinels',
    ),
    ['REDIS_MODE'],
  ),
);

/** Everything the shop takes from its environment, parsed once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origins without a slash at their end. */
  readonly shopOrigin: string;
  readonly vitrinaOrigin: string;
  /** Further hosts of the shop, such as `www.shop.example`. */
  readonly knownHosts: readonly string[];
  /** Number of trusted proxies in front that state the client's address. */
  readonly proxyHops: number;
  /** The secret that all keys are derived from; absent: one is stored in the data folder. */
  readonly secret?: string;
  /** Absent: the shop starts the embedded provider. */
  readonly providerUrl?: string;
  /** What the provider speaks. */
  readonly providerKind: ProviderKind;
  /** A provider of the contract for what the provider does not have; absent: the shop leaves it out. */
  readonly contentProviderUrl?: string;
  /** Code of the payment method for payment on receipt of a Vendure without the plugin. */
  readonly onReceipt: string;
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  /** Hosts beside the provider's own that pictures may come from. */
  readonly pictureHosts: readonly string[];
  /** Absent: every instance remembers for itself. */
  readonly redis?: RedisPlace;
  /** Most bytes of cached pages in a process. */
  readonly pageCacheBytes: number;
  /** How old a shown price may be, s. */
  readonly priceMaxAge: number;
  /** Signs requests to purge pages; absent: there is no purge hook. */
  readonly purgeSecret?: string;
  /** A CDN in front; absent: pages carry no tags. */
  readonly cdn?: Cdn;
  /** Where Prometheus asks; absent: nothing is counted. */
  readonly metricsPort?: number;
  /** Where traces are sent; absent: there are none. */
  readonly traceCollector?: string;
  /** How long a stopping process still accepts visitors, s. */
  readonly drainSeconds: number;
  /** Most bytes of resized pictures on disk. */
  readonly picturesBytes: number;
  /** Most connections of a process. */
  readonly maxConnections: number;
  /** How many refused tries to sign in are too many. */
  readonly loginLimits: LoginLimits;
  /** Rate limits of one client. */
  readonly rateLimits: RateLimits;
  /** Most pieces of one product that a visitor orders at once. */
  readonly soldAtOnce: number;
  /** How many processes share the port. */
  readonly processes: number;
  readonly logLevel: (typeof levels)[number];
  readonly dataDir: string;
  /** Delivery schedule for promised days; absent: the shop promises no days. */
  readonly deliverySchedule?: DeliverySchedule;
  /** The shop's company name when the provider's settings give none. */
  readonly shopName: string;
  /** Absent: the usual ones. */
  readonly serviceCentrePhones?: readonly string[];
  /** What runs around the pages in the browser. */
  readonly services: Services;
  /** Further origins that the operator's chat talks to. */
  readonly chatOrigins: readonly string[];
  /** Whether browsers store a page to show without a connection. */
  readonly offlinePage: boolean;
}

/** Files of the data folder; all but the secret are used only without Redis. */
export const dataFiles = (root: string, { dataDir }: Pick<Config, 'dataDir'>) => {
  const file = (name: string) => resolve(root, dataDir, name);
  return {
    secretFile: file('secret'),
    redirectsFile: file('redirects.sqlite'),
    /** Notices of the instances on one machine to each other. */
    noticesFile: file('notices.sqlite'),
    /** Ended sessions. */
    revokedFile: file('revoked.sqlite'),
  };
};

/** All faults of an environment at once: one line a variable, with what is wanted. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses an environment; an empty variable counts as absent. Throws one `ConfigError` that tells every fault. */
export const parseConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const faults = result.issues.map((issue) => `  ${v.getDotPath(issue)}: wanted ${issue.message}`);
    throw new ConfigError(['The configuration has faults:', ...faults].join('\n'));
  }
  const { PORT, PROVIDER_URL, PURGE_SECRET, SECRET, ...read } = result.output;
  const shopOrigin = read.SHOP_ORIGIN ?? `http://localhost:${PORT}`;
  const redis = redisOf(read, `zori:${new URL(shopOrigin).host}`);
  const cdn = cdnOf(read);
  const deliverySchedule = deliveryScheduleOf(read);
  return {
    port: PORT,
    host: read.HOST,
    shopOrigin,
    vitrinaOrigin: read.VITRINA_ORIGIN ?? `http://vitrina.localhost:${PORT}`,
    knownHosts: read.KNOWN_HOSTS ?? [],
    proxyHops: read.PROXY_HOPS,
    ...(SECRET === undefined ? {} : { secret: SECRET }),
    ...(PROVIDER_URL === undefined ? {} : { providerUrl: PROVIDER_URL }),
    providerKind: read.PROVIDER_KIND,
    ...(read.CONTENT_PROVIDER_URL !== undefined && { contentProviderUrl: read.CONTENT_PROVIDER_URL }),
    onReceipt: read.VENDURE_ON_RECEIPT,
    staticToken: read.PROVIDER_STATIC_TOKEN,
    staticTokenHeader: read.PROVIDER_STATIC_TOKEN_HEADER,
    pictureHosts: read.PICTURE_HOSTS ?? [],
    ...(redis === undefined ? {} : { redis }),
    pageCacheBytes: read.PAGE_CACHE_MB * MEGABYTE,
    priceMaxAge: read.PRICE_MAX_AGE,
    ...(PURGE_SECRET === undefined ? {} : { purgeSecret: PURGE_SECRET }),
    ...(cdn === undefined ? {} : { cdn }),
    ...(read.METRICS_PORT === undefined ? {} : { metricsPort: read.METRICS_PORT }),
    ...(read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { traceCollector: read.OTEL_EXPORTER_OTLP_ENDPOINT }),
    drainSeconds: read.DRAIN_SECONDS,
    picturesBytes: read.PICTURES_MB * MEGABYTE,
    maxConnections: read.MAX_CONNECTIONS,
    loginLimits: loginLimitsOf(read),
    rateLimits: rateLimitsOf(read),
    soldAtOnce: read.LIMIT_PIECES,
    processes: read.WEB_CONCURRENCY,
    logLevel: read.LOG_LEVEL,
    dataDir: read.DATA_DIR,
    ...(deliverySchedule === undefined ? {} : { deliverySchedule }),
    shopName: read.SHOP_NAME,
    ...(read.SERVICE_CENTRE_PHONES === undefined ? {} : { serviceCentrePhones: read.SERVICE_CENTRE_PHONES }),
    services: {
      ...servicesOf(read, PROVIDER_URL === undefined),
      ...(read.PROVIDER_KIND !== 'http' && read.CONTENT_PROVIDER_URL === undefined && { noRequests: true as const }),
      ...(read.METRICS_PORT !== undefined && read.PAGE_SPEED && { pageSpeed: true as const }),
    },
    chatOrigins: read.CHAT_ORIGINS ?? [],
    offlinePage: read.OFFLINE_PAGE,
  };
};
