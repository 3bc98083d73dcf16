import { ORDER_STREAM } from '#adapters/bff/order-stream-path.ts';

/** Kinds of requests in metrics and the access log. */
export type RouteKind = 'page' | 'call' | 'stream' | 'asset' | 'picture' | 'crawler' | 'other';

const STARTS: readonly (readonly [string, RouteKind])[] = [
  [ORDER_STREAM, 'stream'],
  ['/api/', 'call'],
  ['/assets/', 'asset'],
  ['/_ipx/', 'picture'],
  ['/media/', 'picture'],
  ['/icon-192.png', 'picture'],
  ['/icon-512.png', 'picture'],
  ['/icon-maskable-512.png', 'picture'],
  ['/apple-touch-icon.png', 'picture'],
  ['/sitemaps/', 'crawler'],
  ['/robots.txt', 'crawler'],
  ['/products-feed.xml', 'crawler'],
  ['/favicon.ico', 'other'],
  ['/chat/', 'other'],
  ['/hooks/', 'other'],
];

/** The kind of a request by its path; `page` for all other paths. */
export const routeKind = (path: string): RouteKind =>
  STARTS.find(([start]) => path.startsWith(start))?.[1] ?? (path.endsWith('/site.webmanifest') ? 'other' : 'page');
