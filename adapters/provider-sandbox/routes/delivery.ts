import { type IRouter, Router } from 'express';
import { regions, shops } from '#adapters/provider-sandbox/content/places.ts';
import { stockOf } from '#adapters/provider-sandbox/db/products.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, queryParams } from '#adapters/provider-sandbox/http/request.ts';
import { amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import { shopUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import type { Bani } from '#adapters/provider-sandbox/money.ts';
import { CAPITAL } from '#adapters/provider-sandbox/orders/model.ts';
import { hoursInWords, isOpen, scheduleOf } from './opening-hours.ts';

const MAX_IDS = 200;

/** Regions with delivery fees, and shops with stock. */
export const deliveryRoutes = ({ sql, now }: Provider): IRouter =>
  Router()
    .get('/general/regions', (request, response) => {
      const locale = localeOf(request);
      const other = locale === 'ru' ? 'ro' : 'ru';
      const fees = feeRanges(sql);
      const answer = regions.map(({ regionId, title, localities }) => ({
        regionId,
        label: title[locale],
        alias: title[other],
        localities: localities.map((place) => ({
          localityId: place.localityId,
          label: place.title[locale],
          alias: place.title[other],
        })),
        fees: fees && feesWire(regionId === CAPITAL ? fees.home : fees.elsewhere),
      }));
      reply<'regions'>(response, answer);
    })
    .get('/base/shops', (request, response) => {
      const locale = localeOf(request);
      const stockIn = piecesByShop(sql, queryParams(request, 'id').slice(0, MAX_IDS));
      const answer = shops.map(({ shopId, title, address, phone, hours, latitude, longitude, regionId }) => ({
        shopId,
        title: title[locale],
        address: address[locale],
        phone,
        hours: hoursInWords(hours, locale),
        schedule: scheduleOf(hours),
        isOpen: isOpen(hours, now()),
        latitude,
        longitude,
        regionId,
        image: shopUrl(shopId),
        ...stockIn(shopId),
      }));
      reply<'shops'>(response, answer);
    });

interface FeeRow {
  home_from: Bani;
  home_to: Bani;
  express_from: Bani;
  express_to: Bani;
  region_from: Bani;
  region_to: Bani;
}

const range = (from: Bani, to: Bani) => ({ from: amount(from), to: amount(to) });

/** Lowest and highest delivery fees in the capital and elsewhere; undefined for an empty catalogue. */
const feeRanges = (sql: Sql) => {
  const row = sql.get<FeeRow>(
    `SELECT min(fee_standard) AS home_from, max(fee_standard) AS home_to, min(fee_express) AS express_from,
       max(fee_express) AS express_to, min(fee_region) AS region_from, max(fee_region) AS region_to
     FROM product HAVING count(*) > 0`,
  );
  if (!row) return undefined;
  return {
    home: {
      standard: range(row.home_from, row.home_to),
      express: range(row.express_from, row.express_to),
    },
    elsewhere: { standard: range(row.region_from, row.region_to) },
  };
};

/** Fees in the contract's spelling. */
const feesWire = ({ standard, ...others }: NonNullable<ReturnType<typeof feeRanges>>['home' | 'elsewhere']) => ({
  standart: standard,
  ...others,
});

/** Stock of the requested products in a shop; no field when none was requested. */
const piecesByShop = (sql: Sql, ids: readonly string[]) => {
  const pieces = ids.map((productId) => ({ productId, byShop: stockOf(sql, productId) }));
  return (shopId: string) =>
    ids.length === 0
      ? {}
      : { stock: pieces.map(({ productId, byShop }) => ({ productId, quantity: byShop.get(shopId) ?? 0 })) };
};
