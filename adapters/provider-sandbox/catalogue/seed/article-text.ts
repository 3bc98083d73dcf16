import type { PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';

/** An article of the seed, in both languages. */
export interface ArticleText {
  slug: string;
  date: string;
  tint: string;
  picture: readonly [family: PictureFamily, model: string, colour: string];
  ru: { title: string; lead: string; body: readonly string[] };
  ro: { title: string; lead: string; body: readonly string[] };
}
