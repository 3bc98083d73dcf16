export * from './alternatives.ts';
export * from './layouts.ts';
export * from './ports.ts';
export * from './quick-search.ts';
export * from './search.ts';
export * from './session.ts';
export * from './transliteration.ts';
export * from './typed-search.ts';
