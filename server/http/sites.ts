import type { Request, RequestHandler } from 'express';
import { isKnownHost, isOfflinePage, isPrivateLink, LOCAL_HOST, normalizeHost } from '#core/kernel/locale/index.ts';
import type { Services } from '#core/site/browsing/index.ts';
import type { Config } from '#server/config.ts';
import type { Site } from '#ui/app/head.ts';

/** Loopback hosts show the shop, for health checks and developers. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The services for partners and private links: error reports only, no third parties. */
export const quietServices = ({ errorTracker }: Services): Services =>
  errorTracker === undefined ? {} : { errorTracker };

/** Chooses shop or vitrina by the `Host` header alone. */
export interface Sites {
  /** The site of a request; a private link and the offline page run no services (rules LIVE-10, OFFLINE-8). */
  readonly siteOf: (request: Request) => Site;
  /** Origin that a request of the shop was sent to. */
  readonly originOf: (request: Request) => string;
  /** Origins of the shop by host, as browsers write it. */
  readonly shopOrigins: ReadonlyMap<string, string>;
  /** Whether a host is known (rule ROUTE-9). */
  readonly knows: (host: string) => boolean;
  /** Refuses unknown hosts with 421 (rule ROUTE-9). */
  readonly knownHostsOnly: RequestHandler;
}

/** The vitrina on its host; the shop on its host, on other known hosts and on loopback. */
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

const hostOf = ({ headers }: Request): string => normalizeHost(headers.host ?? '');
