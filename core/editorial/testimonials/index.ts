export type { TestimonialPage, Testimonials } from './ports.ts';
export { foreignLanguage, TESTIMONIAL_PAGE, type Testimonial } from './testimonials.ts';
