import { type IRouter, Router } from 'express';
import { type Page, pages } from '#adapters/provider-sandbox/content/pages.ts';
import { shops } from '#adapters/provider-sandbox/content/places.ts';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { localized } from './localized.ts';
import { hoursInWords, scheduleOf } from './opening-hours.ts';

/** Site settings, footer and information pages. */
export const settingsRoutes = (): IRouter => {
  const router = Router()
    .get('/settings/global_site_settings', (request, response) => {
      reply<'globalSiteSettings'>(response, globalSettings(localeOf(request)));
    })
    .get('/settings/footer_settings', (request, response) => {
      reply<'footerSettings'>(response, footer(localeOf(request)));
    })
    .get('/mi/delivery_info_text', (request, response) => {
      reply<'deliveryInfoText'>(response, { text: shop.deliveryInfoText[localeOf(request)] });
    });
  for (const page of pages) {
    router.get(`/settings/${page.slug}`, (request, response) => {
      reply<'aboutUsPage'>(response, pageWire(page, localeOf(request)));
    });
  }
  return router;
};

const globalSettings = (locale: Locale): Answer<'globalSiteSettings'> => ({
  ...shop.site,
  site_name: shop.shopName,
  colors: shop.colours,
  promo_strip: localized(shop.promoStrip, locale),
});

const footer = (locale: Locale): Answer<'footerSettings'> => {
  const [main] = shops;
  return {
    ...localized(shop.footer, locale),
    address: main?.address[locale] ?? '',
    working_hours: main ? hoursInWords(main.hours, locale) : '',
  };
};

const pageWire = ({ slug: _, place, ...texts }: Page, locale: Locale): Answer<'aboutUsPage'> => {
  const page = localized(texts, locale);
  return {
    ...page,
    seo_info: { title: `${page.title} — ${shop.shopName}`, description: page.lead },
    place: place ? { ...localized(place, locale), schedule: scheduleOf(place.hours) } : null,
  };
};
