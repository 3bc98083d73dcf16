import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { id, maybe, moment, paged, pageQuery, seoInfo, text } from '#adapters/provider-http/contract/wire.ts';
import {
  TESTIMONIAL_PAGE,
  type Testimonial,
  type TestimonialPage,
  type Testimonials,
} from '#core/editorial/testimonials/index.ts';
import { isLocale, locales } from '#core/kernel/locale/index.ts';
import { toSeo } from './products.ts';
import { distributionWire, starsOf, starsWire, toCounts } from './reviews.ts';

const testimonialWire = v.object({
  testimonialId: id,
  author: text,
  locality: maybe(text),
  rating: starsWire,
  language: v.pipe(maybe(text), v.description(`Language it is written in, ${locales.join(' or ')}`)),
  text,
  created_at: moment,
});

export const testimonials = defineCall({
  id: 'testimonials',
  method: 'GET',
  path: '/general/testimonials',
  summary: 'What shoppers say of the shop, in the language asked for first, each newest first',
  query: v.object(pageQuery),
  assumed: true,
  answer: v.object({
    results: v.array(testimonialWire),
    ...paged,
    distribution: v.pipe(
      maybe(distributionWire),
      v.description('How many of all testimonials give how many stars; without it no mean is shown'),
    ),
    seo_info: maybe(seoInfo),
  }),
  example: { query: { page: 1, per_page: 12 } },
});

const toTestimonial = (wire: v.InferOutput<typeof testimonialWire>): Testimonial => ({
  testimonialId: String(wire.testimonialId),
  author: wire.author,
  locality: wire.locality ?? '',
  rating: starsOf(wire.rating),
  ...(isLocale(wire.language) ? { language: wire.language } : {}),
  text: wire.text,
  createdAt: wire.created_at,
});

/** One page of testimonials as core knows it. */
const toTestimonialPage = (wire: AnswerOf<typeof testimonials>): TestimonialPage => ({
  testimonials: wire.results.map(toTestimonial),
  totalCount: wire.totalCount,
  counts: toCounts(wire.distribution),
  seo: toSeo(wire.seo_info),
});

/** Testimonials over the provider's HTTP calls. */
export const createHttpTestimonials = (access: ProviderAccess): Testimonials => ({
  page: readerOf(access)(
    testimonials,
    ({ page }) => ({ query: { page, per_page: TESTIMONIAL_PAGE } }),
    toTestimonialPage,
  ),
});
