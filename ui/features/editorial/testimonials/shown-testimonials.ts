import type { Testimonial, Testimonials } from '#core/editorial/testimonials/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** The lists of testimonials of this tab: what they showed, for who comes back to them, and by what a lost page is loaded again. */
interface ShownTestimonials {
  readonly memory: PagesMemory<Testimonial>;
  readonly testimonials: Pick<Testimonials, 'page'>;
}

export const [ShownTestimonialsContext, useShownTestimonials] = requiredContext<ShownTestimonials>('ShownTestimonials');
