import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, request as fetchFrom } from 'undici';
import { isPublic, isSameAddress } from '#adapters/bff/ip-address.ts';
import type { WarnLogger } from '#adapters/provider-http/warn-logger.ts';
import { requestIdHeader } from '#server/operations/request-id.ts';
import { BrandedError } from './branded-error.ts';

/** Some providers draw pictures on request, ms. */
const DEADLINE_MS = 60_000;
const MAX_BYTES = 20 * 1024 * 1024;
const TYPES = /^image\/(?:png|jpeg|webp|avif|svg\+xml|gif|x-icon|vnd\.microsoft\.icon)$/;

export interface SourcePicture {
  /** Its media type: that of a picture. */
  readonly type: string;
  readonly body: Readable;
}

export type FetchPicture = (source: URL) => Promise<SourcePicture>;

interface Options {
  readonly providerUrl: string;
  readonly logger: WarnLogger;
  /** Finds the addresses of a host. */
  readonly lookup?: (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

/** A host name without the brackets that an address is written in. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

class PrivateHost extends Error {
  override readonly name = 'PrivateHost';
}

/**
 * Fetches pictures over HTTP without following redirects. A host in a private network or on this machine is allowed
 * only if the provider is there too; the check is made on connection, so that DNS cannot change in between. Errors:
 * `BrandedError` 404 when there is no picture or its host is not allowed, 502 and 504 when the host fails or is slow.
 */
export const createFetchPicture = ({
  providerUrl,
  logger,
  lookup = (hostname) => lookUp(hostname, { all: true }),
}: Options): FetchPicture => {
  const provider = bare(new URL(providerUrl).hostname);
  const mayAsk = async (hostname: string, address: string): Promise<boolean> =>
    hostname === provider ||
    isPublic(address) ||
    (await lookup(provider)).some((own) => isSameAddress(own.address, address));

  const find = async (hostname: string) => {
    const found = await lookup(hostname);
    const allowed = await Promise.all(found.map(({ address }) => mayAsk(hostname, address)));
    const [first, ...rest] = found.filter((_, nth) => allowed[nth]);
    if (!first) throw new PrivateHost(hostname);
    return [first, ...rest] as const;
  };
  const findAllowed: LookupFunction = (hostname, { all }, callback) => {
    const answer = async () => {
      const found = await find(hostname).catch((error: Error) => error);
      if (found instanceof Error) callback(found, '', 0);
      else if (all) callback(null, [...found]);
      else callback(null, found[0].address, found[0].family);
    };
    void answer();
  };
  const dispatcher = new Agent({
    connections: 16,
    maxResponseSize: MAX_BYTES,
    headersTimeout: DEADLINE_MS,
    connect: { lookup: findAllowed },
  });

  const said = new Set<string>();
  const refuse = (host: string): never => {
    if (!said.has(host)) logger.warn({ host }, 'pictures of this host are refused: its address is private');
    said.add(host);
    throw new BrandedError(404);
  };

  return async (source) => {
    const hostname = bare(source.hostname);
    // A host that is written as an address is not looked up.
    if (isIP(hostname) && !(await mayAsk(hostname, hostname))) return refuse(source.host);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const { statusCode, headers, body } = await fetchFrom(source, {
      dispatcher,
      signal,
      headers: requestIdHeader(),
    }).catch((error: unknown) => {
      if (error instanceof PrivateHost) return refuse(source.host);
      throw new BrandedError(signal.aborted ? 504 : 502);
    });
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (statusCode === 200 && TYPES.test(type)) return { type, body };
    await body.dump();
    throw new BrandedError(statusCode >= 500 ? 502 : 404);
  };
};
