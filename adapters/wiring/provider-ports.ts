import { type Call, calls, type PortName } from '#adapters/bff/calls.ts';
import type { CachedReads } from '#adapters/cache/cached-reads.ts';
import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import type { ListingState } from '#core/catalog/products/index.ts';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { namedSettings } from '#core/site/settings/index.ts';
import { readAccess } from './port-factories.ts';
import type { Provider } from './provider-kinds.ts';

/** Page numbers beyond the last page are endless, so they are not cached. */
const FAR_PAGE = 100;
const isNear = ({ page = 1 }: { readonly page?: number }): boolean => page <= FAR_PAGE;
const isFirst = ({ page }: { readonly page: number }): boolean => page === 1;
/** Filters make too many lists to cache. */
const isPlain = ({ selection, price }: ListingState): boolean =>
  selection.length === 0 && price.from === undefined && price.to === undefined;

/** Which queries of a shared read are stored; all of a read that is not named. */
const keeps: {
  readonly [Port in PortName]?: {
    readonly [Method in keyof ShopPorts[Port]]?: ShopPorts[Port][Method] extends (
      query: infer Query,
      ...rest: never
    ) => unknown
      ? (query: Query) => boolean
      : never;
  };
} = {
  catalog: { listing: ({ state }) => isPlain(state) && isNear(state) },
  news: { page: isFirst },
  reviews: { page: isNear },
  testimonials: { page: isFirst },
  videos: { page: isFirst },
  wholeCatalog: { page: isNear },
};

type Read = Parameters<CachedReads>[1];
type PartOfPorts = { readonly [Port in PortName]: Partial<ShopPorts[Port]> };

const eachPort = <Ports>(make: (port: PortName) => unknown): Ports =>
  // The entries have the ports' names; `Object.fromEntries` only loses their types.
  Object.fromEntries(Object.keys(calls).map((port) => [port, make(port as PortName)])) as Ports;

/**
 * Reads with the same answer for others, as `calls` declares: requested without a token and cached for all instances.
 * `shopName` is used when the provider gives none.
 */
export const createSharedReads = ({ ports, transport }: Provider, cached: CachedReads, shopName: string) => {
  const access = readAccess({ transport });
  const readsSameFor = (whom: Call['sameFor']): PartOfPorts =>
    eachPort((port) => {
      const reads = ports[port](access) as unknown as Readonly<Record<string, Read>>;
      const kept = (keeps[port] ?? {}) as Readonly<Record<string, (query: unknown) => boolean>>;
      const shared = Object.entries<Call>(calls[port]).filter(([, { sameFor }]) => sameFor === whom);
      return Object.fromEntries(
        shared.map(([method]) => {
          const options = { fallbackOnly: whom === 'visitors', keeps: kept[method] ?? (() => true) };
          return [method, cached(`${port}.${method}`, reads[method] as Read, options)];
        }),
      );
    });
  const everybody = readsSameFor('everybody');
  const { global } = everybody.settings as ShopPorts['settings'];
  return {
    everybody: { ...everybody, settings: { ...everybody.settings, global: namedSettings(global, shopName) } },
    visitors: readsSameFor('visitors'),
  };
};
export type SharedReads = ReturnType<typeof createSharedReads>;

/**
 * The ports of one visitor or partner: shared reads come from the cache; prices are requested anew, with a fallback for
 * visitors only; everything else is requested with the partner's token and never cached (rule CACHE-15). Cheap enough
 * to create for each request. The payment page returns to `origin`.
 */
export const createPorts = (
  { ports }: Provider,
  given: ProviderAccess,
  { everybody, visitors }: SharedReads,
  origin: string,
): ShopPorts => {
  const access = { ...given, returnUrl: (locale: Locale) => origin + localePath('/confirmation', locale) };
  const isVisitor = access.shtoken === undefined;
  return eachPort((port) => ({ ...ports[port](access), ...everybody[port], ...(isVisitor ? visitors[port] : {}) }));
};
