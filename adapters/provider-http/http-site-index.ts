import { sitemapList, toSiteEntry } from '#adapters/provider-http/calls/site-index.ts';
import type { SiteIndex } from '#core/catalog/sitemap/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Everything that has a page, over the provider's HTTP calls; the same in every language. */
export const createHttpSiteIndex = (access: ProviderAccess): SiteIndex => ({
  entries: ({ kind, page, size }, signal) =>
    ask(
      access,
      sitemapList,
      { query: { kind, page, per_page: size } },
      { locale: DEFAULT_LOCALE, signal },
      mapped(({ results, totalCount }) => ({ entries: results.map(toSiteEntry), totalCount })),
    ),
});
