export type { SiteEntry, SiteIndex, SiteKind } from './ports.ts';
export { parseSitemapName, type SitemapFile, type SitemapPage, sitemapName } from './sitemap.ts';
export { createListSitemaps, createReadSitemap } from './use-cases.ts';
