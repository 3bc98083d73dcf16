import * as v from 'valibot';
import { type PictureFamily, pictureFamilies } from '#adapters/provider-sandbox/catalogue/model.ts';
import { type Sentence, sentence } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';

/** Parts of a review; `pros` and `cons` are entries of short lists. */
const parts = ['opening', 'good', 'mixed', 'bad', 'closing', 'pros', 'cons'] as const;

export type Part = (typeof parts)[number];

const row = v.strictObject({
  /** What the sentence is said of; `any` is said of anything. */
  goods: v.picklist([...pictureFamilies, 'any']),
  part: v.picklist(parts),
  ...sentence,
});

const pools = once(() => Map.groupBy(readTable('review-sentences.csv', row), ({ goods, part }) => `${goods} ${part}`));

/** Families spoken of in another family's words. */
const spokenOfAs: Readonly<Partial<Record<PictureFamily, PictureFamily>>> = {
  foldable: 'phone',
  'fitness-band': 'watch',
  headphones: 'earbuds',
};

/** What reviews of a family of goods say in one of their parts. */
export const sentencesOf = (family: PictureFamily | 'any', part: Part): readonly Sentence[] =>
  pools().get(`${family === 'any' ? family : (spokenOfAs[family] ?? family)} ${part}`) ?? [];
