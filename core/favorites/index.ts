export * from './favorites.ts';
