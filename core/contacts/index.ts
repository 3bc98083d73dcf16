export * from './feedback.ts';
export * from './maps.ts';
