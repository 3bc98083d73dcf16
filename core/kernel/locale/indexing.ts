import { splitBefore } from './address.ts';
import { splitLocale } from './locale.ts';

/** Private pages and redirects. Without language prefix. */
const PRIVATE = ['/auth', '/compare', '/confirmation', '/favorites', '/offline', '/order', '/search', '/shared'];

/**
 * Whether search engines are asked to leave an address out: private pages, and every address with a space in it,
 * however it is written (rule ROUTE-7). `address` is a path with its query, as it was sent.
 */
export const isNoindex = (address: string): boolean => {
  const [pathname, query] = splitBefore(address, /\?/);
  if (/ |%20/.test(address) || query.includes('+')) return true;
  const { path } = splitLocale(pathname);
  return PRIVATE.some((page) => path === page || path.startsWith(`${page}/`));
};

/** Where an order is followed by its private link; without language prefix. */
export const LIVE_ORDER = '/order/live';

/** Whether an address is a private order link, which must not be shared with third parties (rule LIVE-10). */
export const isPrivateLink = (address: string): boolean => isPage(address, LIVE_ORDER);

/** The page shown without a connection; without language prefix. */
export const OFFLINE_PAGE = '/offline';

/** Whether an address is the offline page (rule OFFLINE-8). */
export const isOfflinePage = (address: string): boolean => isPage(address, OFFLINE_PAGE);

/** Whether an address is a page, in any language and with any query. */
const isPage = (address: string, page: string): boolean => splitLocale(splitBefore(address, /[?#]/)[0]).path === page;

/** Query parameters that robots are asked not to follow (rule ROUTE-8). */
export const unindexedParameters = ['search', 'utm_*', 'spec_filter', 'query', 'model_tags', 'page'] as const;

/** The beginning of a query parameter; a trailing `*` matches any ending. */
const parameterStart = (name: string): string => (name.endsWith('*') ? name.slice(0, -1) : `${name}=`);

/** The shop's own address while it is developed; known like the hosts that are configured (rule ROUTE-9). */
export const LOCAL_HOST = 'localhost:8000';

/**
 * The one spelling of a host, as browsers write it: in lower case, without a port that goes without saying and without the
 * dot that names may end in (rule ROUTE-11).
 */
export const normalizeHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:(?:80|443)$/, '')
    .replace(/\.(?=$|:\d+$)/, '');

/** Whether the shop answers to a host: one that is configured, or the developer's own (rule ROUTE-9). */
export const isKnownHost = (host: string, configured: readonly string[]): boolean =>
  host === LOCAL_HOST || configured.includes(host);

/**
 * The text of robots.txt on one host: what not to follow, the sitemap indexes of this host, and the host line
 * (rules ROUTE-8, ROUTE-9). `origin` has no slash at its end; `sitemaps` are paths.
 */
export const robotsText = (origin: string, sitemaps: readonly string[]): string =>
  [
    'User-agent: *',
    ...unindexedParameters.map(parameterStart).flatMap((start) => [`Disallow: /*?${start}`, `Disallow: /*&${start}`]),
    ...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
    `Host: ${origin}`,
    '',
  ].join('\n');
