import type { PictureFamily } from './model.ts';
import type { Sentence } from './sentences.ts';

/** What reviews of one family of goods are put together from; `pros` and `cons` are a word or two. */
export interface ReviewTexts {
  readonly good: readonly Sentence[];
  readonly mixed: readonly Sentence[];
  readonly bad: readonly Sentence[];
  readonly pros: readonly Sentence[];
  readonly cons: readonly Sentence[];
}

export type FamilyReviews = Readonly<Partial<Record<PictureFamily, ReviewTexts>>>;
export type ReviewLanguage = 'ru' | 'ro';

/** Families spoken of in another family's words. */
export const spokenOfAs: Readonly<Partial<Record<PictureFamily, PictureFamily>>> = {
  foldable: 'phone',
  'fitness-band': 'watch',
  headphones: 'earbuds',
};
