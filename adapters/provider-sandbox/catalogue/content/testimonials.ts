import type { SeedTestimonial } from '../content-model.ts';

export const testimonials: SeedTestimonial[] = [];
