import type { Testimonial } from '#core/editorial/testimonials/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What the lists of testimonials of this tab showed, for who comes back to them. */
export const [ShownTestimonialsContext, useShownTestimonials] =
  requiredContext<PagesMemory<Testimonial>>('ShownTestimonials');
