import { type IRouter, Router } from 'express';
import { type SeedPageKey, settings } from '#adapters/provider-sandbox/catalogue/index.ts';
import { shops } from '#adapters/provider-sandbox/content/places.ts';
import { localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { hoursInWords, scheduleOf } from './opening-hours.ts';

const PAGES: readonly (readonly [path: string, key: SeedPageKey])[] = [
  ['about_us_page', 'about_us'],
  ['credit_page', 'credit'],
  ['delivery_page', 'delivery'],
  ['discount_page', 'discount'],
  ['insurance_page', 'insurance'],
  ['partners_page', 'partners'],
  ['service_center_page', 'service_center'],
  ['terms_and_privacy_policy', 'terms_and_privacy_policy'],
  ['trade_in_page', 'trade_in'],
];

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
      reply<'deliveryInfoText'>(response, { text: settings.deliveryInfoText[localeOf(request)] });
    });
  for (const [path, key] of PAGES) {
    router.get(`/settings/${path}`, (request, response) => {
      reply<'aboutUsPage'>(response, page(key, localeOf(request)));
    });
  }
  return router;
};

const globalSettings = (locale: Locale): Answer<'globalSiteSettings'> => {
  const { shopName, logo, icons, colours, images, phones, socials, mapIcons, buttonsSettings, email } = settings;
  return {
    site_name: shopName,
    logo,
    icons,
    colors: colours,
    images: {
      notFound: images.notFound,
      compareError: images.compareError,
      favoritesEmpty: images.emptyFavorites,
      searchEmpty: images.emptySearch,
      emptyCart: images.emptyCart,
      filtersEmpty: images.emptyFilters,
    },
    phones: {
      mainPhoneNumber: phones.main,
      landlinePhoneNumber: phones.landline,
      supportPhoneNumber: phones.support,
      serviceCenterPhoneNumber: phones.service,
    },
    social: socials,
    mapIcons,
    buttonsSettings,
    email,
    promo_strip: {
      text: { ru: 'Предложение дня: каждый день новая цена', ro: 'Oferta zilei: în fiecare zi un preț nou' }[locale],
      href: '/dayoffer',
    },
  };
};

const footer = (locale: Locale): Answer<'footerSettings'> => {
  const { columns, legal, copyright } = settings.footer;
  const [main] = shops;
  return {
    columns: columns.map(({ title, links }) => ({
      title: title[locale],
      links: links.map((link) => ({ title: link.title[locale], href: link.url })),
    })),
    address: main?.address[locale] ?? '',
    working_hours: main ? hoursInWords(main.hours, locale) : '',
    copyright: copyright[locale],
    legal: legal[locale],
  };
};

const page = (key: SeedPageKey, locale: Locale): Answer<'aboutUsPage'> => {
  const { title, lead, html, faq, place } = settings.pages[key];
  return {
    title: title[locale],
    lead: lead[locale],
    html: html[locale],
    faq: faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    seo_info: { title: `${title[locale]} — ${settings.shopName}`, description: lead[locale] },
    place: place ? { ...place, address: place.address[locale], schedule: scheduleOf(place.hours) } : null,
  };
};
