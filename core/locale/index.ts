export * from './address.ts';
export * from './indexing.ts';
export * from './links.ts';
export * from './locale.ts';
export * from './paths.ts';
export * from './redirect-book.ts';
export * from './redirects.ts';
export * from './routes.ts';
