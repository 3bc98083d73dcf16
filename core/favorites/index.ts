export * from './favorites.ts';
export * from './toggle.ts';
