import type { SeoInfo } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Article, FullArticle } from './news.ts';

type Answer<Value> = Promise<Result<Value, Failure>>;

/** One page of the news, six of them at most (rule NEWS-2). */
export interface NewsPage {
  readonly articles: readonly Article[];
  /** How many there are on all pages. */
  readonly totalCount: number;
  readonly seo: SeoInfo;
}

/** One article and what to read after it. */
export interface ArticlePage {
  readonly article: FullArticle;
  readonly recommended: readonly Article[];
  readonly seo: SeoInfo;
}

/** Where the news come from. */
export interface NewsRoom {
  /** Newest first; `page` counts from 1. A page beyond the last is empty. */
  page(query: { readonly page: number; readonly locale: Locale }, signal?: AbortSignal): Answer<NewsPage>;
  /** The most read, the most wanted first (rule NEWS-3). */
  mostRead(query: { readonly locale: Locale }, signal?: AbortSignal): Answer<readonly Article[]>;
  /** One article; `not_found` when it does not exist. */
  article(query: { readonly url: string; readonly locale: Locale }, signal?: AbortSignal): Answer<ArticlePage>;
}
