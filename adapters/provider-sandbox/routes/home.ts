import { type IRouter, type Request, Router } from 'express';
import { mainBanners } from '#adapters/provider-sandbox/content/banners.ts';
import { promoCodes, promotionDays, promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import { productSliders } from '#adapters/provider-sandbox/content/settings.ts';
import { type HomeRows, homeRows } from '#adapters/provider-sandbox/db/home-rows.ts';
import { productsById } from '#adapters/provider-sandbox/db/products.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { bannerUrl, GIFT_ART } from '#adapters/provider-sandbox/media/addresses.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { bannerWire } from './banner-wire.ts';
import { headline } from './headline.ts';
import { productWriter } from './product-wire.ts';

const PRODUCT = '/product/';

const sliders = productSliders.map(({ productUrls }) => productUrls);

/** Today's rows. Only active promotions count. */
const rowsOf = ({ sql, now }: Provider): HomeRows => {
  const { date } = moldovanTime(now());
  const on = promotions.filter((promotion) => promotionDays(promotion, date).isActive);
  return homeRows(sql, { promoted: on.flatMap(({ productUrls }) => productUrls), sliders });
};

/** The home page: banners, gift and product rows. */
export const homeRoutes = (provider: Provider): IRouter => {
  const { sql } = provider;
  const isSold = (url: string) => sql.get('SELECT 1 FROM product WHERE url = ?', url) !== undefined;
  // A small catalogue lacks some of the products that banners show.
  const banners = mainBanners.filter(({ href }) => !href.startsWith(PRODUCT) || isSold(href.slice(PRODUCT.length)));
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
      const rows = rowsOf(provider).sliders;
      reply<'sliders'>(
        response,
        productSliders.map(({ sliderId, title }, place) => ({
          sliderId,
          title: headline(title, locale),
          products: writeAll(productsById(sql, locale, rows[place] ?? [])),
        })),
      );
    })
    .get('/general/newest_products', (request, response) => {
      reply<'newestProducts'>(response, collectionOf(provider, request, 'newest'));
    })
    .get('/general/popular_products', (request, response) => {
      reply<'popularProducts'>(response, collectionOf(provider, request, 'popular'));
    })
    .get('/general/actual_promo_products', (request, response) => {
      reply<'actualPromoProducts'>(response, collectionOf(provider, request, 'promo'));
    });
};

const collectionOf = (provider: Provider, request: Request, name: Exclude<keyof HomeRows, 'sliders'>) => {
  const { locale, writeAll } = productWriter(provider, request);
  const { sql } = provider;
  return { products: writeAll(productsById(sql, locale, rowsOf(provider)[name])) };
};

const gift = (locale: Locale): Answer<'giftMapService'>['gift'] => {
  const [offer] = promoCodes;
  if (!offer) return { is_active: false };
  return {
    is_active: true,
    giftId: offer.code,
    title: headline({ ru: 'Подарок для вас', ro: 'Un cadou pentru dumneavoastră' }, locale),
    text: headline(offer.title, locale),
    promo_code: offer.code,
    href: '/discount',
    img: bannerUrl(GIFT_ART),
  };
};
