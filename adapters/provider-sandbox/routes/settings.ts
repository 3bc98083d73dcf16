import { type IRouter, Router } from 'express';
import { pages } from '#adapters/provider-sandbox/content/pages.ts';
import { shops } from '#adapters/provider-sandbox/content/places.ts';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { hoursInWords, scheduleOf } from './opening-hours.ts';

/** How the site looks, what its footer says, and the content pages. */
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
  promo_strip: { text: shop.promoStrip.text[locale], href: shop.promoStrip.href },
});

const footer = (locale: Locale): Answer<'footerSettings'> => {
  const { columns, legal, copyright } = shop.footer;
  const [main] = shops;
  return {
    columns: columns.map(({ title, links }) => ({
      title: title[locale],
      links: links.map((link) => ({ title: link.title[locale], href: link.href })),
    })),
    address: main?.address[locale] ?? '',
    working_hours: main ? hoursInWords(main.hours, locale) : '',
    copyright: copyright[locale],
    legal: legal[locale],
  };
};

const pageWire = (
  { title, lead, html, faq, place }: (typeof pages)[number],
  locale: Locale,
): Answer<'aboutUsPage'> => ({
  title: title[locale],
  lead: lead[locale],
  html: html[locale],
  faq: faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
  seo_info: { title: `${title[locale]} — ${shop.shopName}`, description: lead[locale] },
  place: place ? { ...place, address: place.address[locale], schedule: scheduleOf(place.hours) } : null,
});
