import { type IRouter, Router } from 'express';
import { regions, shops } from '../catalogue/index.ts';
import type { Provider } from '../http/provider.ts';
import { localeOf } from '../http/request.ts';
import { reply } from '../http/wire.ts';
import { hoursInWords, isOpen } from './opening-hours.ts';

/** Where goods are brought to, and where they wait. */
export const deliveryRoutes = ({ now }: Provider): IRouter =>
  Router()
    .get('/general/regions', (request, response) => {
      const locale = localeOf(request);
      reply<'regions'>(
        response,
        regions.map(({ regionId, title, localities }) => ({
          regionId,
          label: title[locale],
          localities: localities.map((place) => ({ localityId: place.localityId, label: place.title[locale] })),
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
          isOpen: isOpen(hours, now()),
          latitude,
          longitude,
          regionId,
        })),
      );
    });
