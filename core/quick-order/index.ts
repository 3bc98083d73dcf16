export * from './code.ts';
export * from './code-list.ts';
export * from './list.ts';
export * from './ports.ts';
export * from './rows.ts';
