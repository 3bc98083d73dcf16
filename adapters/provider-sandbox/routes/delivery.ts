import { type IRouter, Router } from 'express';
import { regions, shops } from '#adapters/provider-sandbox/catalogue/index.ts';
import { feeRanges } from '#adapters/provider-sandbox/db/fees.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { CAPITAL } from '#adapters/provider-sandbox/orders/model.ts';
import { hoursInWords, isOpen, scheduleOf } from './opening-hours.ts';

/** Where goods are brought to, and where they wait. */
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
          fees: fees && (regionId === CAPITAL ? fees.home : fees.elsewhere),
        })),
      );
    })
    .get('/base/shops', (request, response) => {
      const locale = localeOf(request);
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
        })),
      );
    });
