import { type IRouter, Router } from 'express';
import { content, settings } from '#adapters/provider-sandbox/catalogue/index.ts';
import { productsBy, productsOf, SOLD } from '#adapters/provider-sandbox/db/products.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { bannerUrl, GIFT_ART } from '#adapters/provider-sandbox/media/addresses.ts';
import { bannerWire } from './banner-wire.ts';
import { productWriter } from './product-wire.ts';

const COLLECTION_SIZE = 12;

/**
 * One product of each model, so that a row never shows the same phone four times; and the best of every category before
 * the second best of any, so that it does not show the same television in four sizes.
 */
const collection = (where: string, order: string) => `SELECT id FROM (
    SELECT *, row_number() OVER (PARTITION BY category ORDER BY ${order}) AS place FROM (
      SELECT *, row_number() OVER (PARTITION BY model ORDER BY popularity DESC, id) AS nth FROM (
        SELECT id, model, category, popularity, created_at FROM product
        WHERE ${SOLD} AND ${where} ORDER BY ${order} LIMIT ${COLLECTION_SIZE * 20}))
    WHERE nth = 1)
  ORDER BY place, ${order} LIMIT ${COLLECTION_SIZE}`;

const NEWEST = collection('1', 'created_at DESC, id');
const POPULAR = collection('1', 'popularity DESC, id');
const PROMO = collection(
  `(promo > 0 OR discount > 0 AND url IN (SELECT value FROM json_each(?)))`,
  'popularity DESC, id',
);

const promotedUrls = JSON.stringify(
  content.promotions.filter(({ isActive }) => isActive).flatMap(({ productUrls }) => productUrls),
);

/** The blocks of the home page. */
export const homeRoutes = (provider: Provider): IRouter => {
  const { sql } = provider;
  const isSold = (url: string) => sql.get('SELECT 1 FROM product WHERE url = ?', url) !== undefined;
  // A small shop does not sell everything that the banners praise.
  const banners = settings.mainBanners.filter(({ target }) => target.kind !== 'product' || isSold(target.url));
  return Router()
    .get('/settings/gift_map_service', (request, response) => {
      const locale = localeOf(request);
      reply<'giftMapService'>(response, {
        main_banners: banners.map((banner) => bannerWire(banner, locale)),
        gift: gift(locale),
      });
    })
    .get('/general/sliders', (request, response) => {
      const { locale, writeAll } = productWriter(provider, request);
      reply<'sliders'>(
        response,
        settings.productSliders.map(({ sliderId, title, productUrls }) => ({
          sliderId,
          title: title[locale],
          products: writeAll(productsBy(sql, locale, 'url', productUrls)),
        })),
      );
    })
    .get('/general/newest_products', (request, response) => {
      const { locale, writeAll } = productWriter(provider, request);
      reply<'newestProducts'>(response, { products: writeAll(productsOf(sql, locale, NEWEST)) });
    })
    .get('/general/popular_products', (request, response) => {
      const { locale, writeAll } = productWriter(provider, request);
      reply<'popularProducts'>(response, { products: writeAll(productsOf(sql, locale, POPULAR)) });
    })
    .get('/general/actual_promo_products', (request, response) => {
      const { locale, writeAll } = productWriter(provider, request);
      reply<'actualPromoProducts'>(response, { products: writeAll(productsOf(sql, locale, PROMO, promotedUrls)) });
    });
};

const gift = (locale: Locale): Answer<'giftMapService'>['gift'] => {
  const [offer] = settings.promoCodes;
  if (!offer) return { is_active: false };
  return {
    is_active: true,
    giftId: offer.code,
    title: { ru: 'Подарок для вас', ro: 'Un cadou pentru dumneavoastră' }[locale],
    text: offer.title[locale],
    promo_code: offer.code,
    href: '/discount',
    img: bannerUrl(GIFT_ART),
  };
};
