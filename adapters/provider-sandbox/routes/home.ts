import { type IRouter, type Request, Router } from 'express';
import { mainBanners } from '#adapters/provider-sandbox/content/banners.ts';
import { promoCodes, promotionDays, promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import { productSliders } from '#adapters/provider-sandbox/content/settings.ts';
import { homeRows } from '#adapters/provider-sandbox/db/home-rows.ts';
import { productsById } from '#adapters/provider-sandbox/db/products.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { bannerUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { bannerWire } from './banner-wire.ts';
import { noBreaks } from './no-breaks.ts';
import { productWriter } from './product-wire.ts';

const PRODUCT = '/product/';

const sliders = productSliders.map(({ productUrls }) => productUrls);

/** Today's rows. Only active promotions count. */
const todaysRows = ({ sql, now }: Provider) => {
  const { date } = moldovanTime(now());
  const on = promotions.filter((promotion) => promotionDays(promotion, date).isActive);
  return homeRows(sql, { promoted: on.flatMap(({ productUrls }) => productUrls), sliders });
};

/** The home page: banners, gift and product rows. */
export const homeRoutes = (provider: Provider): IRouter => {
  const { sql } = provider;
  const exists = (url: string) => sql.get('SELECT 1 FROM product WHERE url = ?', url) !== undefined;
  // A small catalogue lacks some of the products that banners show.
  const banners = mainBanners.filter(({ href }) => !href.startsWith(PRODUCT) || exists(href.slice(PRODUCT.length)));
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
      const rows = todaysRows(provider).sliders;
      const answer = productSliders.map(({ sliderId, title }, place) => ({
        sliderId,
        title: noBreaks(title, locale),
        products: writeAll(productsById(sql, locale, rows[place] ?? [])),
      }));
      reply<'sliders'>(response, answer);
    })
    .get('/general/newest_products', (request, response) => {
      reply<'newestProducts'>(response, productRow(provider, request, 'newest'));
    })
    .get('/general/popular_products', (request, response) => {
      reply<'popularProducts'>(response, productRow(provider, request, 'popular'));
    })
    .get('/general/actual_promo_products', (request, response) => {
      reply<'actualPromoProducts'>(response, productRow(provider, request, 'promo'));
    });
};

const productRow = (provider: Provider, request: Request, name: 'newest' | 'popular' | 'promo') => {
  const { locale, writeAll } = productWriter(provider, request);
  const { sql } = provider;
  return { products: writeAll(productsById(sql, locale, todaysRows(provider)[name])) };
};

const gift = (locale: Locale): Answer<'giftMapService'>['gift'] => {
  const [offer] = promoCodes;
  if (!offer) return { is_active: false };
  return {
    is_active: true,
    giftId: offer.code,
    title: noBreaks({ ru: 'Подарок для вас', ro: 'Un cadou pentru dumneavoastră' }, locale),
    text: noBreaks(offer.title, locale),
    promo_code: offer.code,
    href: '/discount',
    img: bannerUrl('gift'),
  };
};
