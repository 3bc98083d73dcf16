import type { PictureFields } from '#core/kernel/shared/index.ts';

/** An article of the news, as lists know it. */
export interface Article extends PictureFields {
  readonly url: string;
  readonly title: string;
  /** Summary in one sentence; may be empty. */
  readonly lead: string;
  /** ISO date or date and time. */
  readonly publishedAt: string;
}

/** An article with its text. */
export interface FullArticle extends Article {
  /** Clean HTML. */
  readonly html: string;
}

/** How many articles of a chunk are shown large (rule NEWS-1). */
export const NEWS_LARGE = 2;
/** How many articles of a chunk are shown small after them (rule NEWS-1). */
export const NEWS_SMALL = 4;
/** Articles that are laid out together, and those of one page (rule NEWS-2). */
export const NEWS_CHUNK = NEWS_LARGE + NEWS_SMALL;

/** One group of the news list: two large articles, four small ones. */
export interface NewsGroup<Item> {
  readonly large: readonly Item[];
  readonly small: readonly Item[];
}

/**
 * The news list in chunks of six, each two large and four small; the last one holds what is left (rules NEWS-1,
 * NEWS-2).
 */
export const groupNews = <Item>(articles: readonly Item[]): readonly NewsGroup<Item>[] =>
  Array.from({ length: Math.ceil(articles.length / NEWS_CHUNK) }, (_, chunk) => {
    const start = chunk * NEWS_CHUNK;
    const middle = start + NEWS_LARGE;
    return { large: articles.slice(start, middle), small: articles.slice(middle, start + NEWS_CHUNK) };
  });

/** Number of most read articles below the news (rule NEWS-3). */
export const MOST_READ = 4;
