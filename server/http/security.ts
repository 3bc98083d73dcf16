import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { PLAYER_HOSTS } from '#adapters/provider-http/clean-html.ts';
import { isPrivateLink } from '#core/kernel/locale/index.ts';
import type { Services } from '#core/site/browsing/index.ts';
import type { Site } from '#ui/app/head.ts';
import { LAST_RESORT_STYLE } from './errors.ts';
import { quietServices } from './sites.ts';

/** Foreign origins that a page may use. */
interface Elsewhere {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
}

interface SecurityOptions {
  readonly dev: boolean;
  readonly secure: boolean;
  readonly services: Services;
  readonly chatOrigins: readonly string[];
  readonly siteOf: (request: Request) => Site;
}

const GOOGLE = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** For how long browsers keep to https, s. */
const TWO_YEARS_S = 63_072_000;

/** Players that texts and video reviews may hold. */
const PLAYERS = PLAYER_HOSTS.map((host) => `https://${host}`);

/** Browser features that no page uses. */
const UNUSED = [
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
].map((ability) => `${ability}=()`);

/** Origins that the configured services need. */
export const originsOf = (
  { tagManagerId, chat, errorTracker }: Services,
  chatOrigins: readonly string[],
): Elsewhere => {
  const google = tagManagerId === undefined ? { scripts: [], connections: [], pictures: [] } : GOOGLE;
  const vendor = chat && URL.parse(chat.scriptUrl)?.origin;
  const tracker = errorTracker === undefined ? undefined : URL.parse(errorTracker)?.origin;
  const chats = chat ? [...(vendor ? [vendor] : []), ...chatOrigins] : [];
  return {
    scripts: [...google.scripts, ...chats.filter((origin) => origin.startsWith('https:'))],
    connections: [...google.connections, ...chats, ...(tracker === undefined ? [] : [tracker])],
    frames: chats.filter((origin) => origin.startsWith('https:')),
    pictures: [...google.pictures, ...chats.filter((origin) => origin.startsWith('https:'))],
  };
};

/**
 * Security headers. Pages hold no inline script, so the policy needs neither nonce nor hash; `dev` lets Vite inject its
 * own. Only the vitrina scans codes: it alone may use the camera, and WebAssembly to read what it sees. A page that a private
 * link opens tells nobody where it was left from (rule LIVE-10).
 */
export const securityHeaders = ({ siteOf, services, chatOrigins, ...options }: SecurityOptions): RequestHandler => {
  const shop = policy({ ...options, elsewhere: originsOf(services, chatOrigins), scans: false });
  const elsewhere = originsOf(quietServices(services), []);
  const vitrina = policy({ ...options, elsewhere, scans: true });
  const link = policy({ ...options, elsewhere, scans: false, referrer: 'no-referrer' });
  return (request, response, next) => {
    const scans = siteOf(request).vitrina;
    response.set('permissions-policy', [`camera=(${scans ? 'self' : ''})`, ...UNUSED].join(', '));
    const apply = isPrivateLink(request.originalUrl) ? link : shop;
    (scans ? vitrina : apply)(request, response, next);
  };
};

interface Policy extends Pick<SecurityOptions, 'dev' | 'secure'> {
  readonly elsewhere: Elsewhere;
  readonly scans: boolean;
  readonly referrer?: 'strict-origin-when-cross-origin' | 'no-referrer';
}

const policy = ({ dev, secure, elsewhere, scans, referrer = 'strict-origin-when-cross-origin' }: Policy) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': [
          "'self'",
          ...(scans ? ["'wasm-unsafe-eval'"] : []),
          ...elsewhere.scripts,
          ...(dev ? ["'unsafe-inline'"] : []),
        ],
        'style-src': ["'self'", dev ? "'unsafe-inline'" : LAST_RESORT_STYLE],
        // Computed widths and colours are in style attributes, which affect their own element only.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...elsewhere.pictures],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...elsewhere.connections, ...(dev ? ['ws:'] : [])],
        'frame-src': ["'self'", ...PLAYERS, ...elsewhere.frames],
        'manifest-src': ["'self'"],
        // The vitrina works only with a connection (rule OFFLINE-9).
        'worker-src': [scans ? "'none'" : "'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: TWO_YEARS_S, includeSubDomains: true } : false,
    // For browsers without frame-ancestors.
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: referrer },
  });
