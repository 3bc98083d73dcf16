import { canonicalPath, isNoindex, locales, routeSegments } from '#core/kernel/locale/index.ts';
import { type SiteEntry, type SiteKind, siteKinds } from './ports.ts';

/** Most addresses in one file (rule SITEMAP-1). */
export const SITEMAP_ADDRESSES = 50_000;
/** Most things in one file: each has an address a language (rule SITEMAP-1). */
export const SITEMAP_ENTRIES = Math.floor(SITEMAP_ADDRESSES / locales.length);

/** Sections of the sitemap, first the shop's own pages (rule SITEMAP-1). */
export type SitemapSection = 'pages' | SiteKind;

/** One file of the sitemap; `part` is counted from 1. */
export interface SitemapFile {
  readonly section: SitemapSection;
  readonly part: number;
}

/** A page that search engines are given: its path without language prefix. */
export interface SitemapPage {
  readonly path: string;
  readonly updatedAt?: string;
}

/** First segments that are no pages by themselves: beginnings of other addresses, and names of the languages. */
const BEGINNINGS: readonly string[] = ['l', 'product', 'vitrina', ...locales];

/**
 * The shop's own pages for search engines: home and every public page with its canonical address (rules SITEMAP-2,
 * ROUTE-6, ROUTE-7). Paths without language prefix.
 */
export const ownPages: readonly string[] = [
  '/',
  ...routeSegments
    .filter((segment) => !BEGINNINGS.includes(segment))
    .map((segment) => `/${segment}`)
    .filter((path) => canonicalPath(path) === path && !isNoindex(path)),
];

const prefixes: Record<SiteKind, string> = {
  category: '/',
  product: '/product/',
  news: '/newmorning/',
  promotion: '/promo/',
  landing: '/l/',
};

/** The one address that a thing is known by, without language prefix (rule SITEMAP-3). */
export const entryPath = ({ kind, url }: Pick<SiteEntry, 'kind' | 'url'>): string => prefixes[kind] + url;

/** Pages of entries without those closed to search engines (rule SITEMAP-2). */
export const sitemapPages = (entries: readonly SiteEntry[]): readonly SitemapPage[] =>
  entries
    .map((entry) => ({
      path: entryPath(entry),
      ...(entry.updatedAt === undefined ? {} : { updatedAt: entry.updatedAt }),
    }))
    .filter(({ path }) => !isNoindex(path));

/** The name of a file (rule SITEMAP-1). */
export const sitemapName = ({ section, part }: SitemapFile): string => `${section}-${part}.xml`;

/** The file that a name means; undefined for a name that no file can have (rule SITEMAP-1). */
export const parseSitemapName = (name: string): SitemapFile | undefined => {
  const [, section = '', part = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const known = (['pages', ...siteKinds] as const).find((other) => other === section);
  return known === undefined ? undefined : { section: known, part: Number(part) };
};

/** Names of the files that so many entries fill (rule SITEMAP-1). */
export const sitemapFiles = (section: SitemapSection, totalCount: number): readonly SitemapFile[] =>
  Array.from({ length: Math.ceil(totalCount / SITEMAP_ENTRIES) }, (_, index) => ({ section, part: index + 1 }));
