import { compose, Readable, type Transform } from 'node:stream';
import { type RequestHandler, Router } from 'express';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import {
  createListSitemaps,
  createReadSitemap,
  parseSitemapName,
  type SiteIndex,
  type SitemapFile,
  type SitemapPage,
  sitemapName,
} from '#core/catalog/sitemap/index.ts';
import { alternateLinks, localePath, locales } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { BrandedError } from './branded-error.ts';
import { type FinishedFiles, inSlices } from './finished-files.ts';
import type { ContextOf } from './request-context.ts';

/** The folder of the sitemap. */
export const SITEMAP_FOLDER = '/sitemaps';
/** The sitemap's index, which robots.txt names. */
export const SITEMAP_INDEX = `${SITEMAP_FOLDER}/index.xml`;

/** A page's entries: one a language, each naming all of them (rules SITEMAP-3, LOCALE-5). */
const itemsOf = ({ path, updatedAt }: SitemapPage, origin: string): readonly SitemapItemLoose[] => {
  const links = alternateLinks(path, origin).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
  const lastmod = updatedAt === undefined ? {} : { lastmod: updatedAt };
  return locales.map((locale) => ({ url: origin + localePath(path, locale), links, ...lastmod }));
};

const itemsOfParts = async function* (
  parts: AsyncIterable<Result<readonly SitemapPage[], Failure>>,
  origin: string,
): AsyncGenerator<SitemapItemLoose> {
  for await (const part of parts) {
    if (!part.ok) throw new BrandedError(part.error.status);
    for (const page of part.value) yield* itemsOf(page, origin);
  }
};

/** The library's text of entries. */
const textOf = (
  entries: Iterable<string> | AsyncIterable<SitemapItemLoose>,
  stream: Transform,
): AsyncIterable<string> => compose(Readable.from(inSlices<unknown>(entries)), stream).setEncoding('utf8');

/**
 * The sitemap under `/sitemaps/`: `index.xml` and the files that it names (rules SITEMAP-1 to SITEMAP-4, CACHE-20). The
 * vitrina has none.
 */
export const sitemaps = (index: SiteIndex, contextOf: ContextOf, files: FinishedFiles): Router => {
  const listSitemaps = createListSitemaps({ index });
  const readSitemap = createReadSitemap({ index });
  const router = Router({ caseSensitive: true, strict: true });
  /** Names of the files that the index named last. */
  let named: readonly string[] = [];

  const shopOnly: RequestHandler = (request, response, next) =>
    next(contextOf(request, response).site.vitrina ? new BrandedError(404) : undefined);

  const indexText = async function* (origin: string): AsyncGenerator<string> {
    const listed = await listSitemaps();
    if (!listed.ok) throw new BrandedError(listed.error.status);
    named = listed.value.map(sitemapName);
    const addresses = named.map((name) => `${origin}${SITEMAP_FOLDER}/${name}`);
    yield* textOf(addresses, new SitemapIndexStream({ level: ErrorLevel.THROW }));
  };
  const fileText = async function* (file: SitemapFile, origin: string): AsyncGenerator<string> {
    const parts = await readSitemap(file);
    if (!parts.ok) throw new BrandedError(parts.error.status);
    const xmlns = { news: false, image: false, video: false, xhtml: true };
    const stream = new SitemapStream({ hostname: origin, xmlns, level: ErrorLevel.SILENT });
    yield* textOf(itemsOfParts(parts.value, origin), stream);
  };

  const sendIndex: RequestHandler = async (request, response) => {
    const { origin } = contextOf(request, response).site;
    await files.send(request, response, SITEMAP_INDEX, () => indexText(origin));
  };
  const sendFile: RequestHandler<{ name: string }> = async (request, response, next) => {
    const { name } = request.params;
    const file = parseSitemapName(name);
    if (!file) return next(new BrandedError(404));
    const { origin } = contextOf(request, response).site;
    // The provider is not asked for files that there are not.
    await files.prepare(SITEMAP_INDEX, () => indexText(origin));
    if (!named.includes(name)) return next(new BrandedError(404));
    await files.send(request, response, `${SITEMAP_FOLDER}/${name}`, () => fileText(file, origin));
  };

  router.use(SITEMAP_FOLDER, shopOnly);
  router.get(SITEMAP_INDEX, sendIndex);
  router.get(`${SITEMAP_FOLDER}/:name`, sendFile);
  return router;
};
