import type { Testimonial, Testimonials } from '#core/editorial/testimonials/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Pages shown by the testimonial lists of this tab, and the loader that restores them. */
interface ShownTestimonials {
  readonly memory: PagesMemory<Testimonial>;
  readonly testimonials: Pick<Testimonials, 'page'>;
}

export const [ShownTestimonialsContext, useShownTestimonials] = requiredContext<ShownTestimonials>('ShownTestimonials');
