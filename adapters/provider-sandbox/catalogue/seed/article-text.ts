import type { Bilingual, PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';

/** An article of the seed, in both languages. */
export interface ArticleText {
  slug: string;
  date: string;
  tint: string;
  picture: readonly [family: PictureFamily, model: string, colour: string];
  /** Words of the text that lead to a product, where they stand first. */
  mentions?: readonly (readonly [words: Bilingual, productUrl: string])[];
  ru: { title: string; lead: string; body: readonly string[] };
  ro: { title: string; lead: string; body: readonly string[] };
}
