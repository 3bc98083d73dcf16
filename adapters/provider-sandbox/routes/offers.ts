import { type IRouter, Router } from 'express';
import { dayOffer, type Promotion, promotionDays, promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import type { CategorySpan } from '#adapters/provider-sandbox/db/categories.ts';
import { productsBy, productsById, productsByQuery } from '#adapters/provider-sandbox/db/products.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, numberParam, pathParam } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { tintedBanner } from '#adapters/provider-sandbox/media/addresses.ts';
import { moldovanTime, nextMoldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { breadcrumbs } from './category-wire.ts';
import { noBreaks } from './no-breaks.ts';
import { productWriter } from './product-wire.ts';

const PRODUCTS_SHOWN = 24;
/** For each category on the page of all categories. */
const GROUP_SHOWN = 6;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;

/** Discounted products of the given categories, most popular first, one of each model. */
const DISCOUNTED = `SELECT min(product.id) AS id FROM category
  JOIN product_category ON product_category.category = category.id JOIN product ON product.id = product_category.product
  WHERE category.url IN (SELECT value FROM json_each(?)) AND discount > 0 AND available > 0
  GROUP BY model ORDER BY max(popularity) DESC LIMIT ${PRODUCTS_SHOWN}`;

/** A discounted product that can be bought, with its category. */
interface Offer {
  readonly id: number;
  readonly category: number;
}

/** One of each model, largest saving in percent first. */
const offers = (where: string) => `SELECT id, category FROM (
    SELECT id, category, price, discount, max(popularity) AS wanted FROM product
    WHERE discount > 0 AND available > 0 AND is_restricted = 0 AND ${where} GROUP BY model)
  ORDER BY 1.0 * discount / (price + discount) DESC, wanted DESC, id`;

const ALL = offers('1');
const WITHIN = offers('category BETWEEN ? AND ?');

const allOffers = (sql: Sql): readonly Offer[] => sql.all<Offer>(ALL);

/** The discounted products of a category and its descendants. */
const categoryOffers = (sql: Sql, { first, last }: CategorySpan): readonly Offer[] =>
  sql.all<Offer>(WITHIN, first, last);

/** Active promotions first, then the latest. */
const promotionsOn = (today: string) =>
  promotions
    .map((promotion) => ({ promotion, days: promotionDays(promotion, today) }))
    .toSorted(
      ({ days: a }, { days: b }) => Number(b.isActive) - Number(a.isActive) || b.startsAt.localeCompare(a.startsAt),
    );

/** Promotions, discounted products and the offer of the day. */
export const offerRoutes = (provider: Provider): IRouter => {
  const { sql, now, categories } = provider;
  const today = () => moldovanTime(now()).date;
  return Router()
    .get('/general/promotions', (request, response) => {
      const locale = localeOf(request);
      const answer = promotionsOn(today()).map(({ promotion, days }) => promotionWire(promotion, days, locale));
      reply<'promotions'>(response, answer);
    })
    .get('/general/promotions/:url', (request, response) => {
      const promotion = promotions.find(({ slug }) => slug === pathParam(request, 'url'));
      if (!promotion) throw notFound('There is no such promotion');
      const { locale, write } = productWriter(provider, request);
      const named = productsBy(sql, locale, 'url', promotion.productUrls);
      const urls = new Set(named.map(({ row }) => row.url));
      const others = productsByQuery(sql, locale, DISCOUNTED, JSON.stringify(promotion.categoryUrls));
      const products = [...named, ...others.filter(({ row }) => !urls.has(row.url))].slice(0, PRODUCTS_SHOWN);
      reply<'promotion'>(response, {
        promotion: {
          ...promotionWire(promotion, promotionDays(promotion, today()), locale),
          html: promotion.html[locale],
        },
        products: products.map(write),
        seo_info: { title: `${promotion.title[locale]} — ${shop.shopName}`, description: promotion.lead[locale] },
      });
    })
    .get('/general/special_offers', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const groups = Map.groupBy(allOffers(sql), ({ category }) => {
        const leaf = categories.byId(category);
        return leaf && categories.path(leaf)[0];
      });
      reply<'specialOffers'>(response, {
        results: categories.top.flatMap((top) => {
          const offers = groups.get(top) ?? [];
          if (offers.length === 0) return [];
          const ids = offers.slice(0, GROUP_SHOWN).map(({ id }) => id);
          return {
            categoryUrl: top.url,
            categoryTitle: top.title[locale],
            totalCount: offers.length,
            products: productsById(sql, locale, ids).map(write),
          };
        }),
      });
    })
    .get('/general/special_offers/:categoryUrl', (request, response) => {
      const node = categories.byUrl(pathParam(request, 'categoryUrl'));
      if (!node) throw notFound('There is no such category');
      const { locale, write } = productWriter(provider, request);
      const size = numberParam(request, 'per_page', PRODUCTS_SHOWN, MAX_PAGE_SIZE);
      const offset = (numberParam(request, 'page', 1, MAX_PAGE) - 1) * size;
      const offers = categoryOffers(sql, categories.span(node));
      const ids = offers.slice(offset, offset + size).map(({ id }) => id);
      reply<'categoryOffers'>(response, {
        title: node.title[locale],
        products: productsById(sql, locale, ids).map(write),
        totalCount: offers.length,
        breadcrumbs: breadcrumbs(categories.path(node), locale),
      });
    })
    .get('/general/day_offer', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const { productUrl, title, text, until, piecesTotal, piecesLeft } = dayOffer;
      const [shown] = productsBy(sql, locale, 'url', [productUrl]);
      if (!shown) return reply<'dayOffer'>(response, { is_active: false });
      const { price, discount, available } = shown.row;
      return reply<'dayOffer'>(response, {
        is_active: true,
        title: title[locale],
        text: text[locale],
        product: write(shown),
        regular_price: amount(price + discount),
        ends_at: nextMoldovanTime(now(), until),
        pieces_total: piecesTotal,
        pieces_left: Math.min(piecesLeft, available),
      });
    });
};

const promotionWire = (
  promotion: Promotion,
  { isActive, startsAt, endsAt }: ReturnType<typeof promotionDays>,
  locale: Locale,
): Answer<'promotions'>[number] => ({
  url: promotion.slug,
  title: noBreaks(promotion.title, locale),
  lead: noBreaks(promotion.lead, locale),
  ...tintedBanner(`promo-${promotion.slug}`, promotion.tint),
  is_active: isActive,
  starts_at: startsAt,
  ends_at: endsAt,
});
