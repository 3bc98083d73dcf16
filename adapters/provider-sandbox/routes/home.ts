import { type IRouter, type Request, Router } from 'express';
import { mainBanners } from '#adapters/provider-sandbox/content/banners.ts';
import { promoCodes, promotionDays, promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import { productSliders } from '#adapters/provider-sandbox/content/settings.ts';
import { homeRows } from '#adapters/provider-sandbox/db/home-rows.ts';
import { BUYABLE, productsById } from '#adapters/provider-sandbox/db/products.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
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
  return Router()
    .get('/settings/gift_map_service', (request, response) => {
      const locale = localeOf(request);
      reply<'giftMapService'>(response, {
        main_banners: mainBanners.flatMap((banner) => {
          const price = lowestPrice(provider, banner.href);
          // A small catalogue lacks some of the goods that banners show.
          return price === null ? [] : [{ ...bannerWire(banner, locale), price: amount(price) }];
        }),
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

/** Price of the product or of the cheapest in the category at this path, bani; null without any. */
const lowestPrice = ({ sql, categories }: Provider, path: string): number | null => {
  const LOWEST = 'SELECT min(max(0, price - promo)) AS paid FROM product WHERE';
  const found = path.startsWith(PRODUCT)
    ? sql.get<{ paid: number | null }>(`${LOWEST} url = ?`, path.slice(PRODUCT.length))
    : sql.get<{ paid: number | null }>(
        `${LOWEST} ${BUYABLE} AND id IN (SELECT product FROM product_category WHERE category = ?)`,
        categories.byUrl(path.slice(1))?.id ?? 0,
      );
  return found?.paid ?? null;
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
