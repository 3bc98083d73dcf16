export * from './content.ts';
export * from './pages.ts';
