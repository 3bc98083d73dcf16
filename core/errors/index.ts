export * from './errors.ts';
export * from './journal.ts';
