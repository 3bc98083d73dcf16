import { type IRouter, Router } from 'express';
import { regions, shops } from '#adapters/provider-sandbox/content/places.ts';
import { feeRanges } from '#adapters/provider-sandbox/db/fees.ts';
import { stockOf } from '#adapters/provider-sandbox/db/products.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { listParameter, localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { shopUrl } from '#adapters/provider-sandbox/media/addresses.ts';
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
      reply<'regions'>(
        response,
        regions.map(({ regionId, title, localities }) => ({
          regionId,
          label: title[locale],
          alias: title[other],
          localities: localities.map((place) => ({
            localityId: place.localityId,
            label: place.title[locale],
            alias: place.title[other],
          })),
          fees: fees && feesWire(regionId === CAPITAL ? fees.home : fees.elsewhere),
        })),
      );
    })
    .get('/base/shops', (request, response) => {
      const locale = localeOf(request);
      const stockIn = piecesByShop(sql, listParameter(request, 'id').slice(0, MAX_IDS));
      reply<'shops'>(
        response,
        shops.map(({ shopId, title, address, phone, hours, latitude, longitude, regionId }) => ({
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
        })),
      );
    });

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
