import type { Request, RequestHandler } from 'express';
import { isKnownHost, isOfflinePage, isPrivateLink, LOCAL_HOST, spelledHost } from '#core/kernel/locale/index.ts';
import type { Services } from '#core/site/browsing/index.ts';
import type { Config } from '#server/config.ts';
import type { Site } from '#ui/app/head.ts';

/** Names by which a machine reaches its own server: health checks and developers are shown the shop. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** What runs beside partners and on private links: nobody but the shop learns of it, so only its own errors are reported. */
export const quietServices = ({ errorTracker }: Services): Services =>
  errorTracker === undefined ? {} : { errorTracker };

/** Chooses shop or vitrina by the `Host` header alone. */
export interface Sites {
  /**
   * The face of a request whose host is known; what a private link opens runs none of the services, nor does what may
   * stand in for it (rules LIVE-10, OFFLINE-8).
   */
  readonly siteOf: (request: Request) => Site;
  /** Scheme and host that a request of the shop's face was sent to. */
  readonly originOf: (request: Request) => string;
  /** The same by each host that shows the shop, as browsers write it. */
  readonly shopOrigins: ReadonlyMap<string, string>;
  /** Whether a host is answered to (rule ROUTE-9). */
  readonly knows: (host: string) => boolean;
  /** Refuses every other host with 421 (rule ROUTE-9): what is asked under a foreign name is not answered here. */
  readonly knownHostsOnly: RequestHandler;
}

/**
 * The faces by configuration: the vitrina on its own host, the shop on its host, on further known ones, and where this
 * machine reaches itself.
 */
export const createSites = (
  config: Pick<
    Config,
    | 'shopOrigin'
    | 'vitrinaOrigin'
    | 'knownHosts'
    | 'port'
    | 'deliverySchedule'
    | 'soldAtOnce'
    | 'serviceCentrePhones'
    | 'services'
    | 'offlinePage'
  >,
): Sites => {
  const { shopOrigin, vitrinaOrigin, deliverySchedule, soldAtOnce, serviceCentrePhones, services, offlinePage } =
    config;
  const both = {
    shopOrigin,
    ...(deliverySchedule === undefined ? {} : { deliverySchedule }),
    ...(serviceCentrePhones === undefined ? {} : { serviceCentrePhones }),
  };
  const kept = offlinePage ? { offlinePage } : {};
  const shop: Site = { ...both, ...kept, origin: shopOrigin, vitrina: false, soldAtOnce, services };
  const vitrina: Site = { ...both, origin: vitrinaOrigin, vitrina: true, services: quietServices(services) };
  const quiet: Site = { ...shop, services: quietServices(services) };
  const shopHost = new URL(shopOrigin).host;
  const vitrinaHost = new URL(vitrinaOrigin).host;
  const loopback = LOOPBACK.map((name) => new URL(`http://${name}:${config.port}`).host);
  const known = [shopHost, vitrinaHost, ...config.knownHosts, ...loopback];
  const knows = (host: string): boolean => isKnownHost(host, known);
  const { protocol } = new URL(shopOrigin);
  const originOf = (host: string): string => `${protocol}//${host}`;
  const shopHosts = new Set([shopHost, LOCAL_HOST, ...config.knownHosts, ...loopback]);
  if (vitrinaHost !== shopHost) shopHosts.delete(vitrinaHost);
  return {
    originOf: (request) => originOf(hostOf(request)),
    shopOrigins: new Map([...shopHosts].map((host) => [host, originOf(host)])),
    siteOf: (request) => {
      if (hostOf(request) === vitrinaHost && vitrinaHost !== shopHost) return vitrina;
      const { originalUrl: address } = request;
      return isPrivateLink(address) || isOfflinePage(address) ? quiet : shop;
    },
    knows,
    knownHostsOnly: (request, response, next) => {
      if (knows(hostOf(request))) return next();
      response.status(421).set('cache-control', 'no-store').type('text').send('This host is not served here\n');
    },
  };
};

const hostOf = ({ headers }: Request): string => spelledHost(headers.host ?? '');
