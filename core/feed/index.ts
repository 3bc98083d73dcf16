export * from './merchant.ts';
export * from './ports.ts';
export * from './sections.ts';
