export * from './page-cache.ts';
