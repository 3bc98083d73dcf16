import { testimonials, toTestimonialPage } from '#adapters/provider-http/calls/testimonials.ts';
import { TESTIMONIAL_PAGE, type Testimonials } from '#core/editorial/testimonials/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Testimonials over the provider's HTTP calls. */
export const createHttpTestimonials = (access: ProviderAccess): Testimonials => ({
  page: ({ page, locale }, signal) =>
    ask(
      access,
      testimonials,
      { query: { page, per_page: TESTIMONIAL_PAGE } },
      { locale, signal },
      mapped(toTestimonialPage),
    ),
});
