export * from './kept-form.ts';
