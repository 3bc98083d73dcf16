import * as v from 'valibot';
import type { ContentPage } from '#core/content/index.ts';
import { cleanHtml } from '../clean-html.ts';
import { type AnswerOf, defineCall } from '../contract/define-call.ts';
import { filled, html, maybe, picture, seoInfo, slug, text } from '../contract/wire.ts';
import type { Mapping } from '../mapping.ts';
import { mainBannerWire } from './home.ts';
import { productWire, toSeo } from './products.ts';

const faqWire = v.array(v.object({ question: filled, answer: text }));

/** A page of words that the operator writes. */
export const pageWire = v.object({
  title: filled,
  lead: maybe(text),
  html,
  faq: maybe(faqWire),
  img: maybe(picture),
  seo_info: maybe(seoInfo),
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

/** A page of words as core knows it, its HTML clean. */
export const toContentPage = (wire: AnswerOf<typeof aboutUsPage>, mapping: Mapping): ContentPage => ({
  title: wire.title,
  lead: wire.lead ?? '',
  html: cleanHtml(wire.html, mapping),
  faq: wire.faq ?? [],
  seo: toSeo(wire.seo_info),
});

/** Blocks of a landing page, told apart by `kind`. */
export const landingBlockWire = v.variant('kind', [
  v.object({
    kind: v.literal('hero'),
    title: text,
    text,
    tint: maybe(text),
    img: maybe(picture),
  }),
  v.object({ kind: v.literal('text'), title: text, html }),
  v.object({ kind: v.literal('products'), title: text, products: v.array(productWire) }),
  v.object({ kind: v.literal('banner'), banner: mainBannerWire }),
  v.object({ kind: v.literal('faq'), title: text, items: faqWire }),
]);

export const landing = defineCall({
  id: 'landing',
  method: 'GET',
  path: '/settings/landing/{slug}',
  summary: 'A landing page; 404 when there is none',
  params: v.object({ slug }),
  assumed: true,
  answer: v.object({
    slug,
    title: filled,
    description: maybe(text),
    blocks: v.array(landingBlockWire),
    seo_info: maybe(seoInfo),
  }),
  example: { params: { slug: 'summer' }, from: { '/params/slug': 'sitemapList?kind=landing#/results/0/url' } },
});
