import type { Transport } from '#adapters/provider-http/ask.ts';
import { type ObservedCall, observeCalls } from '#adapters/provider-http/observe-calls.ts';
import { createTransport } from '#adapters/provider-http/transport.ts';
import type { WarnLogger } from '#adapters/provider-http/warn-logger.ts';

/** What the ways to the providers need. */
export interface TransportsOptions {
  readonly providerUrl: string;
  /** A provider of the contract beside it; absent when there is none. */
  readonly contentProviderUrl?: string;
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  /** What addresses of pictures are signed with. */
  readonly pictureKey: Buffer;
  /** Hosts beside the providers' own that pictures may come from. */
  readonly pictureHosts: readonly string[];
  readonly logger: WarnLogger;
  /** Id of the current request, sent on to the provider. */
  readonly requestId?: (() => string | undefined) | undefined;
  /** Notified when the provider is left alone, and when it answers again. */
  readonly onBreak?: ((isOpen: boolean) => void) | undefined;
  /** Notified of every call of a provider. */
  readonly onCall?: ((seen: ObservedCall) => void) | undefined;
}

/** The transports to the provider and to the one beside it. */
export interface Transports {
  readonly provider: Transport;
  readonly content?: Transport;
}

/** Opens the transports; the pictures of both providers are served as the first one's. */
export const openTransports = (options: TransportsOptions): Transports => {
  const { contentProviderUrl, onCall, onBreak, staticToken, staticTokenHeader, ...common } = options;
  const beside = contentProviderUrl === undefined ? undefined : new URL(contentProviderUrl);
  const open = (baseUrl: string, notified: Pick<TransportsOptions, 'onBreak'>): Transport => {
    const transport = createTransport({
      ...common,
      ...notified,
      baseUrl,
      pictureHosts: [...options.pictureHosts, ...(beside ? [beside.host] : [])],
      staticToken: { header: staticTokenHeader, value: staticToken },
    });
    return onCall ? observeCalls(transport, onCall) : transport;
  };
  const provider = open(options.providerUrl, { onBreak });
  if (!beside) return { provider };
  const { pathOf, sourceOf } = provider.pictures;
  const absolute = (address: string): string => URL.parse(address, beside.origin)?.href ?? '';
  const pictures = { sourceOf, pathOf: (address: string | null | undefined) => pathOf(address && absolute(address)) };
  return { provider, content: { ...open(beside.href, {}), pictures } };
};
