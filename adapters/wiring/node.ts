import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { Container, type ServiceIdentifier } from 'inversify';
import { type CachedReads, createCachedReads } from '#adapters/cache/cached-reads.ts';
import type { Cdn } from '#adapters/cache/cdn.ts';
import { createKeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { createPatientRedirects } from '#adapters/cache/redirect-book.ts';
import { connectRedis, type RedisPlace } from '#adapters/cache/redis.ts';
import { createRevokedTokens } from '#adapters/cache/revoked-tokens.ts';
import { createTally } from '#adapters/cache/tally.ts';
import { throttleLog } from '#adapters/cache/throttle-log.ts';
import { diagnoseProvider } from '#adapters/provider-http/diagnose-provider.ts';
import { createHttpRedirectMap } from '#adapters/provider-http/http-redirect-map.ts';
import type { PictureAddresses } from '#adapters/provider-http/picture-addresses.ts';
import { watchTokenRejection } from '#adapters/provider-http/watch-token-rejection.ts';
import type { FeedSource } from '#core/catalog/feed/index.ts';
import type { SiteIndex } from '#core/catalog/sitemap/index.ts';
import type { LoginTries, PartnerDesk, RevokedTokens } from '#core/kernel/auth/index.ts';
import type { Tally } from '#core/kernel/limits/index.ts';
import { createFindRedirect, type FindRedirect, type RedirectMap } from '#core/kernel/locale/index.ts';
import type { Clock, Failure, Timers } from '#core/kernel/shared/index.ts';
import { limitOrderSize } from '#core/purchase/checkout/index.ts';
import { createOrderRelay, type RelayOrders, relayCancellations } from '#core/purchase/live-order/index.ts';
import type { Shop } from '#core/shop.ts';
import { type Caching, createCaching, type SharedRedis } from './caching.ts';
import { readAccess } from './port-factories.ts';
import { createProvider, type Provider, type ProviderKind } from './provider-kinds.ts';
import { createPorts, createSharedReads, type SharedReads } from './provider-ports.ts';
import { withTimeLimit } from './time-limit.ts';
import { openTransports, type Transports, type TransportsOptions } from './transports.ts';
import { watchFailures } from './watch-failures.ts';

/** Settings of the shop on Node. */
export interface NodeOptions extends TransportsOptions {
  readonly providerKind: ProviderKind;
  /** Code of the payment method for payment on receipt of a Vendure without the plugin. */
  readonly onReceipt: string;
  /** The shop's company name when the provider's settings give none. */
  readonly shopName: string;
  /** Origins without a slash at their end. */
  readonly shopOrigin: string;
  readonly vitrinaOrigin: string;
  /** Most pieces of one product that a visitor orders at once. */
  readonly soldAtOnce: number;
  /** Absent: every instance remembers for itself. */
  readonly redis?: RedisPlace | undefined;
  /** Where stored redirects are kept, and notices posted, when there is no Redis. */
  readonly redirectsFile: string;
  readonly noticesFile: string;
  /** A CDN in front. */
  readonly cdn?: Cdn | undefined;
  /** Where ended sessions are remembered when there is no Redis. */
  readonly revokedFile: string;
  /** Id of the running build: values cached by another build may have another shape. */
  readonly build: string;
}

/** What the server works with. */
export interface NodeShop {
  readonly shopFor: ShopFor;
  readonly partners: PartnerDesk;
  readonly loginTries: LoginTries;
  readonly pictures: PictureAddresses;
  readonly tally: Tally;
  readonly revoked: RevokedTokens;
  readonly feed: FeedSource;
  readonly siteIndex: SiteIndex;
  /** Passes news of orders on to all who follow them. */
  readonly relay: RelayOrders;
  readonly findRedirect: FindRedirect;
  readonly caching: Caching;
  /** The visitors' shop for one rendering that waits no longer than a page, and tells what the provider failed to give. */
  readonly watchedShop: (onFailure: (failure: Failure) => void) => Shop;
  /** Whether each part answers at this moment. */
  readonly checks: { readonly provider: () => Promise<boolean>; readonly redis?: () => Promise<boolean> };
  /** Says in the log when the provider is not there, refuses the shop or is something else. */
  readonly diagnoseProvider: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The partner's session of one request. */
export interface PartnerSession {
  readonly token: string;
  /** Notified, once or more, that the provider no longer takes the token. */
  readonly onRefused: () => void;
}

/** The signed-in partner's shop, or the shared visitor shop. */
export type ShopFor = (session?: PartnerSession) => Shop;

/** Separates the cached answers of different providers. */
const nameOfProvider = ({
  providerUrl,
  providerKind,
  contentProviderUrl = '',
  onReceipt,
}: Pick<NodeOptions, 'providerUrl' | 'providerKind' | 'contentProviderUrl' | 'onReceipt'>): string =>
  createHash('sha256')
    .update([providerUrl, providerKind, contentProviderUrl, onReceipt].join(' '))
    .digest('base64url')
    .slice(0, 8);

const systemClock: Clock = { now: () => Date.now() };
const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const keys = {
  redis: Symbol.for('Redis') as ServiceIdentifier<{ readonly shared?: SharedRedis }>,
  caching: Symbol.for('Caching') as ServiceIdentifier<Caching>,
  cachedReads: Symbol.for('CachedReads') as ServiceIdentifier<(use: string) => CachedReads>,
  transports: Symbol.for('Transports') as ServiceIdentifier<Transports>,
  provider: Symbol.for('Provider') as ServiceIdentifier<Provider>,
  shared: Symbol.for('SharedReads') as ServiceIdentifier<SharedReads>,
  partners: Symbol.for('PartnerDesk') as ServiceIdentifier<PartnerDesk>,
  loginTries: Symbol.for('LoginTries') as ServiceIdentifier<LoginTries>,
  tally: Symbol.for('Tally') as ServiceIdentifier<Tally>,
  revoked: Symbol.for('RevokedTokens') as ServiceIdentifier<ReturnType<typeof createRevokedTokens>>,
  stored: Symbol.for('StoredRedirects') as ServiceIdentifier<ReturnType<typeof createPatientRedirects>>,
  redirects: Symbol.for('RedirectMap') as ServiceIdentifier<RedirectMap>,
  relay: Symbol.for('RelayOrders') as ServiceIdentifier<RelayOrders>,
  visitors: Symbol.for('Shop') as ServiceIdentifier<Shop>,
  shopFor: Symbol.for('ShopFor') as ServiceIdentifier<ShopFor>,
};

/** Bypasses every cache: readiness depends on the provider's state now. */
const checksOf = ({ answers }: Provider, shared: SharedRedis | undefined): NodeShop['checks'] => ({
  provider: answers,
  ...(shared
    ? {
        redis: async () => {
          await (await shared.connection.open()).exists('ready');
          return true;
        },
      }
    : {}),
});

/** Composes everything that the shop needs on Node. `provider-ports.ts` says which adapter serves which port. */
export const composeNode = (options: NodeOptions): NodeShop => {
  const { shopOrigin, vitrinaOrigin } = options;
  const logger = throttleLog(options.logger);
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(keys.transports).toResolvedValue(() => openTransports(options));
  container
    .bind(keys.provider)
    .toResolvedValue(
      ({ provider, content }) => createProvider(options.providerKind, provider, content, options.onReceipt),
      [keys.transports],
    );
  container.bind(keys.redis).toResolvedValue(() => {
    const { redis: place } = options;
    return place ? { shared: { place, connection: connectRedis(place, logger) } } : {};
  });
  container
    .bind(keys.caching)
    .toResolvedValue(({ shared }) => createCaching({ ...options, logger, redis: shared }), [keys.redis]);
  container.bind(keys.cachedReads).toResolvedValue(
    ({ shared }, { purges }) =>
      (use) => {
        const named = `${use}:${nameOfProvider(options)}`;
        const cache = createKeyValueCache({ redis: shared?.connection, use: named, logger });
        return createCachedReads({ cache, clock: systemClock, epoch: purges.purgeAllMark, version: options.build });
      },
    [keys.redis, keys.caching],
  );
  container
    .bind(keys.shared)
    .toResolvedValue(
      (provider, cachedReads) => createSharedReads(provider, cachedReads('answers'), options.shopName),
      [keys.provider, keys.cachedReads],
    );
  container
    .bind(keys.partners)
    .toResolvedValue((provider) => provider.ports.partners(readAccess(provider)), [keys.provider]);
  container
    .bind(keys.loginTries)
    .toResolvedValue(({ shared }) => createLoginTries({ redis: shared?.connection, logger }), [keys.redis]);
  container
    .bind(keys.tally)
    .toResolvedValue(({ shared }) => createTally({ redis: shared?.connection, logger }), [keys.redis]);
  container
    .bind(keys.revoked)
    .toResolvedValue(
      ({ shared }) => createRevokedTokens({ redis: shared?.connection, file: options.revokedFile, logger }),
      [keys.redis],
    );
  container.bind(keys.relay).toResolvedValue(
    (provider, shared) => {
      const { orders } = createPorts(provider, { transport: provider.transport }, shared, shopOrigin);
      return createOrderRelay({ orders, clock: systemClock, timers: systemTimers });
    },
    [keys.provider, keys.shared],
  );
  container.bind(keys.visitors).toResolvedValue(
    (provider, shared, relay): Shop => {
      const ports = createPorts(provider, { transport: provider.transport }, shared, shopOrigin);
      const orders = relayCancellations(limitOrderSize(ports.orders, options.soldAtOnce), relay);
      return { ...ports, orders, clock: systemClock };
    },
    [keys.provider, keys.shared, keys.relay],
  );
  container.bind(keys.shopFor).toResolvedValue(
    (provider, shared, visitors, relay): ShopFor =>
      (session) => {
        if (!session) return visitors;
        const watched = watchTokenRejection(provider.transport, session.onRefused);
        const ports = createPorts(provider, { transport: watched, shtoken: session.token }, shared, vitrinaOrigin);
        return { ...ports, orders: relayCancellations(ports.orders, relay), clock: systemClock };
      },
    [keys.provider, keys.shared, keys.visitors, keys.relay],
  );
  container
    .bind(keys.stored)
    .toResolvedValue(
      ({ shared }) => createPatientRedirects({ redis: shared?.connection, file: options.redirectsFile, logger }),
      [keys.redis],
    );
  container.bind(keys.redirects).toResolvedValue(
    (stored, { content }): RedirectMap => {
      const provided = createHttpRedirectMap({ transport: content }, { clock: systemClock });
      // Asked for now, so that the first visits find it there.
      void provided.target('/');
      // The operator's own word counts before the provider's.
      return { target: async (path) => (await stored.target(path)) ?? provided.target(path) };
    },
    [keys.stored, keys.provider],
  );
  const provider = container.get(keys.provider);
  return {
    shopFor: container.get(keys.shopFor),
    partners: container.get(keys.partners),
    loginTries: container.get(keys.loginTries),
    pictures: container.get(keys.transports).provider.pictures,
    tally: container.get(keys.tally),
    revoked: container.get(keys.revoked),
    feed: provider.ports.feed(readAccess(provider)),
    siteIndex: provider.ports.siteIndex(readAccess(provider)),
    relay: container.get(keys.relay),
    findRedirect: createFindRedirect({ redirects: container.get(keys.redirects) }),
    caching: container.get(keys.caching),
    watchedShop: (onFailure) => {
      const ports = createPorts(provider, { transport: provider.transport }, container.get(keys.shared), shopOrigin);
      return { ...watchFailures(withTimeLimit(ports), onFailure), clock: systemClock };
    },
    checks: checksOf(provider, container.get(keys.redis).shared),
    diagnoseProvider: () => {
      return diagnoseProvider(provider.ports.catalog(readAccess(provider)), provider.lacks, options);
    },
    close: async () => {
      const { provider: transport, content } = container.get(keys.transports);
      await transport.close();
      await content?.close();
      await container.get(keys.stored).close();
      await container.get(keys.revoked).close();
      await container.get(keys.caching).board.close();
      await container.get(keys.redis).shared?.connection.close();
    },
  };
};
