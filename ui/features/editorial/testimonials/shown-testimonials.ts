import type { Testimonial } from '#core/editorial/testimonials/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { PagesMemory } from '#ui/features/kernel/paging/pages-memory.ts';

/** What the lists of testimonials of this tab showed, for who comes back to them. */
export const [ShownTestimonialsContext, useShownTestimonials] =
  requiredContext<PagesMemory<Testimonial>>('ShownTestimonials');
