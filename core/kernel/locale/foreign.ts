import type { Locale } from './languages.ts';

/**
 * `lang` attribute of a text: its language if that is known and differs from the page's (rules REVIEW-9,
 * TESTIMONIAL-1).
 */
export const foreignLanguage = ({ language }: { readonly language?: Locale }, page: Locale): Locale | undefined =>
  language === page ? undefined : language;
