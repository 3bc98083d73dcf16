import { type RequestHandler, Router } from 'express';
import { XMLBuilder } from 'fast-xml-parser';
import { type FeedSource, type MerchantItem, merchantItem } from '#core/catalog/feed/index.ts';
import { type Locale, localePath, locales, splitLocale } from '#core/kernel/locale/index.ts';
import type { Shop } from '#core/shop.ts';
import { BrandedError } from './branded-error.ts';
import { type FinishedFiles, inSlices } from './finished-files.ts';
import type { ContextOf } from './request-context.ts';

/** The feed's address in every language. */
export const FEED_PATHS = locales.map((locale) => localePath('/products-feed.xml', locale));

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
  readonly shop: Pick<Shop, 'settings'>;
  readonly origin: string;
  readonly locale: Locale;
}

/** The products that the feed may name, part after part of the catalogue. */
async function* itemsOf({ source, origin, locale }: Feed): AsyncGenerator<MerchantItem> {
  for (let after: string | undefined; ; ) {
    const part = await source.part({ locale, ...(after === undefined ? {} : { after }) });
    if (!part.ok) throw new BrandedError(part.error.status);
    for await (const product of inSlices(part.value.products)) {
      const item = merchantItem(product, { origin, locale });
      if (item) yield item;
    }
    after = part.value.next;
    if (after === undefined) return;
  }
}

/** The text of the feed, an item a line. */
async function* textOf(feed: Feed): AsyncGenerator<string> {
  const { shop, origin, locale } = feed;
  const settings = await shop.settings.global({ locale });
  const siteName = settings.ok ? settings.value.siteName : new URL(origin).host;
  const about = { title: siteName, link: origin + localePath('/', locale), description: `${siteName}, ${origin}` };
  yield `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xml(about)}\n`;
  for await (const item of itemsOf(feed)) yield `${itemXml(item)}\n`;
  yield '</channel></rss>\n';
}

/**
 * The whole catalogue for Google Merchant, one address a language (rules FEED-1 … FEED-4, CACHE-20). The vitrina has
 * none.
 */
export const productsFeed = (source: FeedSource, contextOf: ContextOf, files: FinishedFiles): Router => {
  const serve: RequestHandler = async (request, response, next) => {
    const { site, shop } = contextOf(request, response);
    if (site.vitrina) return next();
    const { locale } = splitLocale(request.path);
    response.set('x-robots-tag', 'noindex');
    await files.send(request, response, request.path, () => textOf({ source, shop, origin: site.origin, locale }));
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(FEED_PATHS, serve);
  return router;
};
