export * from './ports.ts';
export * from './sitemap.ts';
export * from './use-cases.ts';
