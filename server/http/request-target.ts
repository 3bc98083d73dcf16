import type { IncomingMessage, RequestListener } from 'node:http';
import { normalizeHost } from '#core/kernel/locale/index.ts';

/** How many `Host` headers came. */
const hostsIn = (rawHeaders: readonly string[]): number => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};

/** An address with scheme and host, as a proxy is asked for it. */
const ABSOLUTE = /^https?:\/\//i;

/**
 * Reads an absolute address: its host replaces `Host` (RFC 9112, 3.2.2); an address of another site stays unchanged.
 */
const readAbsolute = (request: IncomingMessage, isKnownHost: (host: string) => boolean): void => {
  const target = URL.parse(request.url ?? '');
  if (target === null || target.username !== '' || target.password !== '') return;
  const host = normalizeHost(target.host);
  if (!isKnownHost(host)) return;
  request.headers.host = host;
  const path = (request.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '');
  request.url = path.startsWith('/') ? path : `/${path}`;
};

/**
 * Brings every request to one form before anything looks at it: a path, and one known spelling of its host (rules ROUTE-9,
 * ROUTE-11). Two hosts are 400.
 */
export const readTargets =
  (isKnownHost: (host: string) => boolean, answer: RequestListener): RequestListener =>
  (request, response) => {
    const { rawHeaders, headers, url = '' } = request;
    if (hostsIn(rawHeaders) > 1) return void response.writeHead(400, { connection: 'close' }).end();
    if (headers.host !== undefined) headers.host = normalizeHost(headers.host);
    if (ABSOLUTE.test(url)) readAbsolute(request, isKnownHost);
    answer(request, response);
  };
