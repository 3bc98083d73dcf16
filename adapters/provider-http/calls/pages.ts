import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  assumed,
  assumedRequired,
  filled,
  html,
  maybe,
  picture,
  seoInfo,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import type { ContentPage, ContentPageName, ContentPages } from '#core/editorial/content/index.ts';
import { toSeo } from './products.ts';
import { scheduleWire, toSchedule } from './schedule.ts';

export const faqWire = v.array(v.object({ question: filled, answer: text }));

/** A content page that the operator writes. */
export const pageWire = v.object({
  title: assumedRequired(filled),
  lead: maybe(text),
  html: maybe(html),
  faq: maybe(faqWire),
  img: maybe(picture),
  seo_info: maybe(seoInfo),
  place: v.pipe(
    assumed(
      v.object({
        address: filled,
        schedule: maybe(scheduleWire),
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
    v.description('Where the subject of the page is found, such as the service centre'),
  ),
});

const page = (callId: string, path: string, summary: string) =>
  defineCall({ id: callId, method: 'GET', path, summary, answer: pageWire });

export const aboutUsPage = page('aboutUsPage', '/settings/about_us_page', 'About us');
export const creditPage = page('creditPage', '/settings/credit_page', 'Buying on credit');
export const deliveryPage = page('deliveryPage', '/settings/delivery_page', 'Delivery');
export const discountPage = page('discountPage', '/settings/discount_page', 'Discounts');
export const insurancePage = page('insurancePage', '/settings/insurance_page', 'Insurance');
export const serviceCenterPage = page('serviceCenterPage', '/settings/service_center_page', 'Service centre');
export const termsAndPrivacyPolicy = page(
  'termsAndPrivacyPolicy',
  '/settings/terms_and_privacy_policy',
  'Terms and privacy policy',
);

export const partnersPage = defineCall({
  ...page('partnersPage', '/settings/partners_page', 'For companies that want to become partners'),
  assumed: true,
});
export const tradeInPage = defineCall({
  ...page('tradeInPage', '/settings/trade_in_page', 'Exchanging a used device'),
  assumed: true,
});

/** A content page as core knows it, its HTML clean. */
const toContentPage = (wire: AnswerOf<typeof aboutUsPage>, mapping: TextMapping): ContentPage => ({
  title: wire.title,
  lead: wire.lead ?? '',
  html: cleanHtml(wire.html ?? '', mapping),
  faq: wire.faq ?? [],
  seo: toSeo(wire.seo_info),
  ...present({ place: wire.place && { ...wire.place, schedule: toSchedule(wire.place.schedule) } }),
});

const pageCalls: Readonly<Record<ContentPageName, typeof aboutUsPage>> = {
  about: aboutUsPage,
  credit: creditPage,
  delivery: deliveryPage,
  discount: discountPage,
  insurance: insurancePage,
  partners: partnersPage,
  service: serviceCenterPage,
  terms: termsAndPrivacyPolicy,
  'trade-in': tradeInPage,
};

/** The operator's content pages over the provider's HTTP calls. */
export const createHttpContentPages = (access: ProviderAccess): ContentPages => {
  const read = readerOf(access);
  return { page: (query, signal) => read(pageCalls[query.page], () => ({}), toContentPage)(query, signal) };
};
