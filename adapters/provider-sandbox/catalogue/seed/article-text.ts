import type { Bilingual, PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';

/** A heading among the paragraphs of a text. */
interface Head {
  readonly head: string;
}

/** What an article says in one language: paragraphs, and headings where it speaks of several things in turn. */
export interface ArticleWords {
  title: string;
  lead: string;
  body: readonly (string | Head)[];
}

/** A heading of a text. */
export const h = (head: string): Head => ({ head });

/** An article of the seed, in both languages. */
export interface ArticleText {
  slug: string;
  date: string;
  tint: string;
  picture: readonly [family: PictureFamily, model: string, colour: string];
  /** Words of the text that lead to a product, where they stand first. */
  mentions?: readonly (readonly [words: Bilingual, productUrl: string])[];
  ru: ArticleWords;
  ro: ArticleWords;
}
