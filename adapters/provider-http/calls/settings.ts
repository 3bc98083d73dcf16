import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { assumed, filled, maybe, picture, text } from '#adapters/provider-http/contract/wire.ts';
import { linkOf, type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import { type FooterSettings, type GlobalSettings, isColour, type SiteSettings } from '#core/site/settings/index.ts';
import { deliveryInfoText } from './delivery.ts';

const flag = maybe(v.boolean());

export const globalSiteSettings = defineCall({
  id: 'globalSiteSettings',
  method: 'GET',
  path: '/settings/global_site_settings',
  summary: 'How the site looks and whom to call',
  answer: v.object({
    site_name: maybe(text),
    logo: maybe(v.object({ light: maybe(picture), dark: maybe(picture) })),
    icons: maybe(v.object({ favicon: maybe(picture) })),
    colors: v.pipe(
      maybe(v.objectWithRest({ accent: maybe(text) }, maybe(text))),
      v.description('#RRGGBB by the name of the colour; only `accent` is used'),
    ),
    images: maybe(
      v.object({
        notFound: maybe(picture),
        compareError: maybe(picture),
        favoritesEmpty: maybe(picture),
        searchEmpty: maybe(picture),
        emptyCart: maybe(picture),
        filtersEmpty: maybe(picture),
      }),
    ),
    phones: maybe(
      v.object({
        mainPhoneNumber: maybe(text),
        landlinePhoneNumber: maybe(text),
        supportPhoneNumber: maybe(text),
        serviceCenterPhoneNumber: maybe(text),
      }),
    ),
    social: maybe(v.object({ viber: maybe(text), instagram: maybe(text), facebook: maybe(text), tiktok: maybe(text) })),
    mapIcons: maybe(v.object({ shop: maybe(picture), shopActive: maybe(picture), pickup: maybe(picture) })),
    buttonsSettings: maybe(
      v.object({
        promo: flag,
        news: flag,
        videoReview: flag,
        review: flag,
        aboutUs: flag,
        contacts: flag,
        serviceCenter: flag,
        tradeIn: flag,
      }),
    ),
    email: assumed(text),
    promo_strip: assumed(v.object({ text: filled, href: text })),
  }),
});

export const footerSettings = defineCall({
  id: 'footerSettings',
  method: 'GET',
  path: '/settings/footer_settings',
  summary: 'Columns of links and the words of the footer',
  answer: v.object({
    columns: maybe(v.array(v.object({ title: maybe(text), links: v.array(v.object({ title: filled, href: text })) }))),
    address: maybe(text),
    working_hours: maybe(text),
    copyright: maybe(text),
    legal: maybe(text),
  }),
});

/** Used when the accent is no colour: the colour of text. */
const PLAIN_ACCENT = '#14161A';

/**
 * Global settings, each field read on its own: missing texts and pictures are empty, missing flags are off, a missing
 * accent gets a default.
 */
const toGlobalSettings = (wire: AnswerOf<typeof globalSiteSettings>, mapping: Mapping): GlobalSettings => {
  const picture = (address: string | null | undefined) => pictureOf(address, mapping);
  const { images, phones, social, buttonsSettings: buttons } = wire;
  const accent = wire.colors?.accent;
  return {
    siteName: wire.site_name ?? '',
    logo: { light: picture(wire.logo?.light), dark: picture(wire.logo?.dark) },
    favicon: picture(wire.icons?.favicon),
    colours: { accent: accent && isColour(accent) ? accent : PLAIN_ACCENT },
    images: {
      notFound: picture(images?.notFound),
      compareError: picture(images?.compareError),
      favoritesEmpty: picture(images?.favoritesEmpty),
      searchEmpty: picture(images?.searchEmpty),
      emptyCart: picture(images?.emptyCart),
      filtersEmpty: picture(images?.filtersEmpty),
    },
    phones: {
      main: phones?.mainPhoneNumber ?? '',
      landline: phones?.landlinePhoneNumber ?? '',
      support: phones?.supportPhoneNumber ?? '',
      serviceCentre: phones?.serviceCenterPhoneNumber ?? '',
    },
    social: {
      viber: linkOf(social?.viber) ?? '',
      instagram: linkOf(social?.instagram) ?? '',
      facebook: linkOf(social?.facebook) ?? '',
      tiktok: linkOf(social?.tiktok) ?? '',
    },
    email: wire.email ?? '',
    mapIcons: {
      shop: picture(wire.mapIcons?.shop),
      shopActive: picture(wire.mapIcons?.shopActive),
      pickup: picture(wire.mapIcons?.pickup),
    },
    buttons: {
      promo: buttons?.promo ?? false,
      news: buttons?.news ?? false,
      videoReview: buttons?.videoReview ?? false,
      review: buttons?.review ?? false,
      aboutUs: buttons?.aboutUs ?? false,
      contacts: buttons?.contacts ?? false,
      serviceCenter: buttons?.serviceCenter ?? false,
      tradeIn: buttons?.tradeIn ?? false,
    },
    ...present({
      promoStrip: wire.promo_strip ? { text: wire.promo_strip.text, href: linkOf(wire.promo_strip.href) ?? '/' } : null,
    }),
  };
};

/** The footer as core knows it; links that cannot be trusted are left out. */
const toFooter = (wire: AnswerOf<typeof footerSettings>): FooterSettings => ({
  columns: (wire.columns ?? []).map(({ title, links }) => ({
    title: title ?? '',
    links: links.flatMap((link) => {
      const href = linkOf(link.href);
      return href === undefined ? [] : [{ title: link.title, href }];
    }),
  })),
  address: wire.address ?? '',
  workingHours: wire.working_hours ?? '',
  copyright: wire.copyright ?? '',
  legal: wire.legal ?? '',
});

/** The operator's settings over the provider's HTTP calls. */
export const createHttpSiteSettings = (access: ProviderAccess): SiteSettings => {
  const read = readerOf(access);
  return {
    global: read(globalSiteSettings, () => ({}), toGlobalSettings),
    footer: read(footerSettings, () => ({}), toFooter),
    deliveryText: read(
      deliveryInfoText,
      () => ({}),
      (answer) => (typeof answer === 'string' ? answer : answer.text),
    ),
  };
};
