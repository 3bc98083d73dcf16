import type { SeoInfo } from '#core/catalog/products/index.ts';
import type { Stars } from '#core/catalog/reviews/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Testimonial } from './testimonials.ts';

/** One page of what shoppers say. */
export interface TestimonialPage {
  readonly testimonials: readonly Testimonial[];
  /** How many there are on all pages. */
  readonly totalCount: number;
  /** How many of all give how many stars; empty when that is not known, and then no mean is reported (rule TESTIMONIAL-2). */
  readonly counts: Readonly<Partial<Record<Stars, number>>>;
  readonly seo: SeoInfo;
}

/** Where testimonials come from. */
export interface Testimonials {
  /** Those in the language asked for first, then the others, the newest of either first; `page` counts from 1. A page beyond the last is empty. */
  page(
    query: { readonly page: number; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<TestimonialPage, Failure>>;
}
