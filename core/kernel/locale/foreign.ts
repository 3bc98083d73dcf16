import type { Locale } from './languages.ts';

/**
 * The language that somebody's words are marked with on a page: their own, where that is known to be another (rules
 * REVIEW-9, TESTIMONIAL-1).
 */
export const foreignLanguage = ({ language }: { readonly language?: Locale }, page: Locale): Locale | undefined =>
  language === page ? undefined : language;
