export * from './leads.ts';
