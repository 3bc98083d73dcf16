export * from './ports.ts';
export * from './reviews.ts';
export * from './use-cases.ts';
