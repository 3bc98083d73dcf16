export * from './partnership.ts';
