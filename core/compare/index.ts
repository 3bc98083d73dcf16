export * from './compare.ts';
export * from './table.ts';
export * from './toggle.ts';
