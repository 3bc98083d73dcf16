import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import type { FeedSource } from '#core/catalog/feed/index.ts';
import type { SiteIndex } from '#core/catalog/sitemap/index.ts';
import type { PartnerDesk } from '#core/kernel/auth/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { ShopPorts } from '#core/shop.ts';

/** Every port over a provider. */
export interface ProviderPorts extends ShopPorts {
  readonly feed: FeedSource;
  readonly partners: PartnerDesk;
  readonly siteIndex: SiteIndex;
}

/** On whose behalf a port is used. */
export interface PortAccess extends ProviderAccess {
  /** Where the payment page leads back to in a language, an absolute address. */
  readonly returnUrl: (locale: Locale) => string;
}

/** What makes each port. */
export type PortFactories = {
  readonly [Name in keyof ProviderPorts]: (access: PortAccess) => ProviderPorts[Name];
};

/** What makes ports, of which some methods may be missing. */
export type PartFactories<Name extends keyof ProviderPorts> = {
  readonly [Port in Name]: (access: PortAccess) => Partial<ProviderPorts[Port]>;
};

/** Whole ports: what a port of `parts` lacks is the method of `others`. */
export const completeWith = <Name extends keyof ProviderPorts>(
  others: PortFactories,
  parts: PartFactories<Name>,
): Pick<PortFactories, Name> =>
  Object.fromEntries(
    (Object.keys(parts) as Name[]).map((name) => [
      name,
      (access: PortAccess) => ({ ...others[name](access), ...parts[name](access) }),
    ]),
  ) as unknown as Pick<PortFactories, Name>;

/** Access for ports that only read, on a visitor's behalf. */
export const readAccess = ({ transport }: Pick<ProviderAccess, 'transport'>): PortAccess => ({
  transport,
  returnUrl: () => '',
});
