export * from './compare.ts';
export * from './table.ts';
