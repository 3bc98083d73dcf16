import type { Testimonial, Testimonials } from '#core/editorial/testimonials/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Pages shown by the testimonial lists of this tab, and the loader that restores them. */
interface ShownTestimonials {
  readonly memory: PagesMemory<Testimonial>;
  readonly testimonials: Pick<Testimonials, 'page'>;
}

export const useShownTestimonials = providedHook<ShownTestimonials>('ShownTestimonials');
