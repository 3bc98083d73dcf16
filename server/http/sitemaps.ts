import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, type Response, Router } from 'express';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import {
  makeListSitemaps,
  makeReadSitemap,
  parseSitemapName,
  type SiteIndex,
  type SitemapPage,
  sitemapName,
} from '#core/catalog/sitemap/index.ts';
import { alternateLinks, localePath, locales } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { BrandedError } from './branded-error.ts';
import type { VisitOf } from './visits.ts';

const FOLDER = '/sitemaps';
/** The sitemap's index, which robots.txt names. */
export const SITEMAP_INDEX = `${FOLDER}/index.xml`;
/** How long a file may be kept, s. */
const MAX_AGE_S = 3_600;
/** Parts that wait for a slow reader: only the one being written. */
const PARTS_AHEAD = 1;

/** A page's entries: one a language, each naming all of them (rules SITEMAP-3, LOCALE-5). */
const itemsOf = ({ path, updatedAt }: SitemapPage, origin: string): readonly SitemapItemLoose[] => {
  const links = alternateLinks(path, origin).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
  const lastmod = updatedAt === undefined ? {} : { lastmod: updatedAt };
  return locales.map((locale) => ({ url: origin + localePath(path, locale), links, ...lastmod }));
};

/** The provider failed in the middle: what was sent must not pass for the whole file. */
const broken = ({ code }: Failure): Error => new Error(`The sitemap broke off: ${code}`);

const itemsOfParts = async function* (
  parts: AsyncIterable<Result<readonly SitemapPage[], Failure>>,
  origin: string,
): AsyncGenerator<SitemapItemLoose> {
  for await (const part of parts) {
    if (!part.ok) throw broken(part.error);
    for (const page of part.value) yield* itemsOf(page, origin);
  }
};

const begin = (response: Response): Response =>
  response.set('cache-control', `public, max-age=${MAX_AGE_S}`).type('application/xml');

/**
 * The sitemap under `/sitemaps/`: `index.xml` and its files, written as they are read from the provider (rules SITEMAP-1
 * to SITEMAP-4). The vitrina has none.
 */
export const sitemaps = (index: SiteIndex, visitOf: VisitOf): Router => {
  const listSitemaps = makeListSitemaps({ index });
  const readSitemap = makeReadSitemap({ index });
  const router = Router({ caseSensitive: true, strict: true });

  const shopOnly: RequestHandler = (request, response, next) =>
    next(visitOf(request, response).site.vitrina ? new BrandedError(404) : undefined);

  const sendIndex: RequestHandler = async (request, response, next) => {
    const { site } = visitOf(request, response);
    const files = await listSitemaps();
    if (!files.ok) return next(new BrandedError(files.error.status));
    const addresses = files.value.map((file) => `${site.origin}${FOLDER}/${sitemapName(file)}`);
    await pipeline(Readable.from(addresses), new SitemapIndexStream({ level: ErrorLevel.THROW }), begin(response));
  };

  const sendFile: RequestHandler<{ name: string }> = async (request, response, next) => {
    const file = parseSitemapName(request.params.name);
    if (!file) return next(new BrandedError(404));
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const parts = await readSitemap(file, gone.signal);
    if (!parts.ok) return next(new BrandedError(parts.error.status));
    if (request.method === 'HEAD') return void begin(response).end();
    const { site } = visitOf(request, response);
    const xmlns = { news: false, image: false, video: false, xhtml: true };
    try {
      await pipeline(
        Readable.from(itemsOfParts(parts.value, site.origin), { highWaterMark: PARTS_AHEAD }),
        new SitemapStream({ hostname: site.origin, xmlns, level: ErrorLevel.SILENT }),
        begin(response),
      );
    } catch (error) {
      // A reader who went away has not been failed.
      if (!gone.signal.aborted) throw error;
    }
  };

  router.use(FOLDER, shopOnly);
  router.get(SITEMAP_INDEX, sendIndex);
  router.get(`${FOLDER}/:name`, sendFile);
  return router;
};
