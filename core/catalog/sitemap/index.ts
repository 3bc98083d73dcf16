export type { SiteEntry, SiteIndex, SiteKind } from './ports.ts';
export {
  entryPath,
  ownPages,
  parseSitemapName,
  SITEMAP_ADDRESSES,
  SITEMAP_ENTRIES,
  type SitemapPage,
  sitemapFiles,
  sitemapName,
  sitemapPages,
} from './sitemap.ts';
export { makeListSitemaps, makeReadSitemap } from './use-cases.ts';
