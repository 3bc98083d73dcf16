import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WarnLogger } from './warn-logger.ts';

export interface PictureSettings {
  /** Origin of the provider. */
  readonly origin: string;
  /** Further hosts, with their ports, that pictures may come from. */
  readonly hosts: readonly string[];
  /** The shop's secret key, so that only the shop can sign an address. */
  readonly key: Buffer;
  readonly logger: WarnLogger;
}

/** Where the shop serves the provider's pictures, and where they come from. */
export interface PictureAddresses {
  /** Path of a picture on the shop; empty when there is none or its host is unknown (logged once a host). */
  pathOf(address: string | null | undefined): string;
  /** Address of the picture behind a path; undefined for a path that the shop did not sign. */
  sourceOf(path: string): URL | undefined;
}

/** Plain names in the provider's media folder: no `..`, nothing encoded. */
const PLAIN = /^\/media(?:\/\w[\w.-]*)+$/;
const SIGNED = /^\/media\/~([\w-]{12})\/([\w-]{1,4000})(?:\.svg)?$/;
const SIGNATURE_LENGTH = 12;
/** Most unknown hosts that are logged. */
const HOSTS_SAID = 1_000;

/**
 * Serves the provider's pictures under the shop's own address. Names in its media folder keep their path. Any other
 * address, on the provider or a host that the operator named, is put in the path and signed, so that only addresses
 * given by the provider are requested. Its host is checked again before each request.
 */
export const createPictureAddresses = ({ origin, hosts, key, logger }: PictureSettings): PictureAddresses => {
  const sign = (source: string): string =>
    createHmac('sha256', key).update(source).digest('base64url').slice(0, SIGNATURE_LENGTH);
  const isKnown = (url: URL): boolean =>
    url.origin === origin || (/^https?:$/.test(url.protocol) && hosts.includes(url.host));

  const unknownHosts = new Set<string>();
  const reportUnknown = (host: string): void => {
    if (unknownHosts.has(host) || unknownHosts.size >= HOSTS_SAID) return;
    unknownHosts.add(host);
    logger.warn({ host }, 'pictures of this host are not shown: add it to PICTURE_HOSTS');
  };

  const sourceOf = (path: string): URL | undefined => {
    if (PLAIN.test(path)) return new URL(path, origin);
    const [, signature = '', encoded = ''] = SIGNED.exec(path) ?? [];
    const source = Buffer.from(encoded, 'base64url').toString();
    const isOurs = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(source)));
    // A path is never read as the name of a host, which `//cdn.example/a` would be.
    const url = isOurs ? URL.parse(source.startsWith('/') ? origin + source : source) : undefined;
    return url && isKnown(url) ? url : undefined;
  };

  return {
    sourceOf,
    pathOf: (address) => {
      const url = address ? URL.parse(address, origin) : null;
      if (!url || !/^https?:$/.test(url.protocol)) return '';
      const own = url.origin === origin;
      if (own && url.search === '' && sourceOf(url.pathname)) return url.pathname;
      if (!isKnown(url)) {
        reportUnknown(url.host);
        return '';
      }
      const source = own ? url.pathname + url.search : url.origin + url.pathname + url.search;
      const ending = /\.svg$/i.test(url.pathname) ? '.svg' : '';
      return `/media/~${sign(source)}/${Buffer.from(source).toString('base64url')}${ending}`;
    },
  };
};
