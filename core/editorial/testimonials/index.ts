export type { TestimonialPage, Testimonials } from './ports.ts';
export { TESTIMONIAL_PAGE, type Testimonial } from './testimonials.ts';
