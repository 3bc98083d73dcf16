import { TESTIMONIAL_PAGE, type Testimonials } from '#core/testimonials/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { testimonials, toTestimonialPage } from './calls/testimonials.ts';

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
