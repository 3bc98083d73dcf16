import type { ProviderAccess, Transport } from '#adapters/provider-http/ask.ts';
import { createHttpSearchDesk } from '#adapters/provider-http/calls/search.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/calls/settings.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import { unsupportedTransport } from '#adapters/provider-http/unsupported-transport.ts';
import { createSaleorProductCatalog } from '#adapters/provider-saleor/saleor-product-catalog.ts';
import { createSaleorSearchDesk } from '#adapters/provider-saleor/saleor-search-desk.ts';
import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { SearchDesk } from '#core/catalog/search/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';

/** What a provider speaks: the calls of the contract, or Saleor's storefront API. */
export const providerKinds = ['http', 'saleor'] as const;

/** The kind of provider and its channel. */
export interface ProviderChoice {
  readonly kind: (typeof providerKinds)[number];
  /** Slug of the channel that is sold from; of Saleor alone. */
  readonly channel: string;
}

/** What the ports of a provider are made of. */
export interface Provider {
  /** The calls of the published description, of which another kind knows none. */
  readonly transport: Transport;
  readonly catalog: (access: ProviderAccess) => ProductCatalog;
  readonly search: (access: ProviderAccess) => SearchDesk;
  /** Whether it answers at this moment. */
  readonly answers: () => Promise<boolean>;
}

/** A provider of a kind, over its transport. */
export const providerOf = ({ kind, channel }: ProviderChoice, transport: Transport): Provider => {
  if (kind === 'http') {
    const settings = createHttpSiteSettings({ transport });
    return {
      transport,
      catalog: createHttpProductCatalog,
      search: createHttpSearchDesk,
      answers: async () => (await settings.global({ locale: DEFAULT_LOCALE })).ok,
    };
  }
  const access = { transport, channel };
  const catalog = createSaleorProductCatalog(access);
  const search = createSaleorSearchDesk(access);
  return {
    transport: unsupportedTransport(transport),
    catalog: () => catalog,
    search: () => search,
    answers: async () => (await catalog.menu({ locale: DEFAULT_LOCALE })).ok,
  };
};
