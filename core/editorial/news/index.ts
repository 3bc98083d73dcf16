export { createLoadNews, type NewsScreen } from './load-news.ts';
export { type Article, type FullArticle, groupNews, MOST_READ, NEWS_CHUNK } from './news.ts';
export type { ArticlePage, NewsPage, NewsRoom } from './ports.ts';
