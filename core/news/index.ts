export * from './load-news.ts';
export * from './news.ts';
export * from './ports.ts';
