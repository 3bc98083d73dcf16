import type { Stars } from '#core/catalog/reviews/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';

/** A shopper's opinion of the shop, in its original language. */
export interface Testimonial {
  readonly testimonialId: string;
  readonly author: string;
  /** Where the author lives; may be empty. */
  readonly locality: string;
  readonly rating: Stars;
  /** Absent when it is not known. */
  readonly language?: Locale;
  readonly text: string;
  /** ISO date or date and time. */
  readonly createdAt: string;
}

/** Testimonials on one page. */
export const TESTIMONIAL_PAGE = 12;
