export * from './contrast.ts';
export * from './settings.ts';
