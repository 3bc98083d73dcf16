import type { PictureFamily } from './model.ts';

/** Fragments that reviews of one family of goods are put together from. */
export interface ReviewTexts {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
  pros: readonly string[];
  cons: readonly string[];
}

export type ReviewLanguage = 'ru' | 'ro';

const split = (texts: string): string[] => texts.split('|');

/** The same, written as lists with `|` between the entries; an empty entry means that nothing is said. */
export const reviewTexts = (good: string, mixed: string, bad: string, pros: string, cons: string): ReviewTexts => ({
  good: split(good),
  mixed: split(mixed),
  bad: split(bad),
  pros: split(pros),
  cons: split(cons),
});

/** Families spoken of in another family's words. */
export const spokenOfAs: Readonly<Partial<Record<PictureFamily, PictureFamily>>> = {
  foldable: 'phone',
  'fitness-band': 'watch',
  headphones: 'earbuds',
};
