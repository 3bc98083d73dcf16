import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { XMLBuilder } from 'fast-xml-parser';
import { type FeedPart, type FeedSource, type MerchantItem, merchantItem } from '#core/catalog/feed/index.ts';
import { type Locale, localePath, locales, splitLocale } from '#core/kernel/locale/index.ts';
import type { Failure } from '#core/kernel/shared/index.ts';
import { BrandedError } from './branded-error.ts';
import type { VisitOf } from './visits.ts';

const PATH = '/products-feed.xml';
/** Shopping programs come a few times a day; prices change no more often. Seconds. */
const MAX_AGE_S = 3_600;
/** Parts that are ready before they are asked for. */
const AHEAD = 1;

const builder = new XMLBuilder();
const xml = (tree: object): string => builder.build(tree);

/** The tags of an item by Google's names; empty ones are not written. */
const itemXml = (item: MerchantItem): string =>
  xml({
    item: {
      'g:id': item.id,
      'g:title': item.title,
      'g:description': item.description,
      'g:link': item.link,
      'g:image_link': item.imageLink,
      'g:additional_image_link': item.additionalImageLinks,
      'g:availability': item.availability,
      'g:price': item.price,
      'g:sale_price': item.salePrice,
      'g:brand': item.brand,
      'g:gtin': item.gtin,
      'g:mpn': item.mpn,
      'g:identifier_exists': item.identifierExists,
      'g:product_type': item.productType,
      'g:condition': item.condition,
    },
  });

interface Feed {
  readonly source: FeedSource;
  readonly siteName: string;
  readonly origin: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** The provider failed in the middle: what was sent must not pass for the whole. */
const broken = ({ code }: Failure): Error => new Error(`The feed broke off: ${code}`);

/** The feed piece by piece; a next part of the catalogue is asked for only when the last one has been taken. */
async function* piecesOf(first: FeedPart, { source, siteName, origin, locale, signal }: Feed): AsyncGenerator<string> {
  const about = { title: siteName, link: origin + localePath('/', locale), description: `${siteName}, ${origin}` };
  yield `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xml(about)}\n`;
  for (let part = first; ; ) {
    const items = part.products.map((product) => merchantItem(product, { origin, locale }));
    const lines = items.flatMap((item) => (item ? [`${itemXml(item)}\n`] : []));
    if (lines.length > 0) yield lines.join('');
    if (part.next === undefined) break;
    const answer = await source.part({ locale, after: part.next }, signal);
    if (!answer.ok) throw broken(answer.error);
    part = answer.value;
  }
  yield '</channel></rss>\n';
}

/** Whoever asked has gone away, and needs no answer any more. */
const hasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * The whole catalogue for Google Merchant, one address a language (rules FEED-1 … FEED-4): streamed as fast as it is
 * taken, never held in memory as a whole. The vitrina has none.
 */
export const productsFeed = (source: FeedSource, visitOf: VisitOf): Router => {
  const serve: RequestHandler = async (request, response, next) => {
    const { site, shop } = visitOf(request, response);
    if (site.vitrina) return next();
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const { locale } = splitLocale(request.path);
    const { signal } = gone;
    const [first, settings] = await Promise.all([
      source.part({ locale }, signal),
      shop.settings.global({ locale }, signal),
    ]);
    if (!first.ok) return next(new BrandedError(first.error.status));
    const { origin } = site;
    const siteName = settings.ok ? settings.value.siteName : new URL(origin).host;
    response.set({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      'x-robots-tag': 'noindex',
    });
    if (request.method === 'HEAD') return void response.end();
    const pieces = piecesOf(first.value, { source, siteName, origin, locale, signal });
    try {
      await pipeline(Readable.from(pieces, { highWaterMark: AHEAD }), response);
    } catch (error) {
      if (!hasGone(error)) throw error;
    }
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(
    locales.map((locale) => localePath(PATH, locale)),
    serve,
  );
  return router;
};
