import * as v from 'valibot';
import { families } from '#adapters/provider-sandbox/catalogue/families.ts';
import { type Sentence, sentenceColumns } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import { existing } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';

/** Parts of a review. `pros` and `cons` are items of short lists. */
const parts = ['opening', 'good', 'mixed', 'bad', 'closing', 'pros', 'cons'] as const;

export type ReviewPart = (typeof parts)[number];

const row = v.strictObject({
  /** The family the sentence is about, or `any`. */
  goods: existing('family', (name) => name === 'any' || families().has(name)),
  part: v.picklist(parts),
  ...sentenceColumns,
});

const pools = lazy(() => Map.groupBy(readTable('review-sentences.csv', row), ({ goods, part }) => `${goods} ${part}`));

/** Sentences for one part of the reviews of a family. */
export const sentencesOf = (family: string, part: ReviewPart): readonly Sentence[] =>
  pools().get(`${families().get(family)?.reviewedAs ?? family} ${part}`) ?? [];
