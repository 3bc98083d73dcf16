export * from './contrast.ts';
export * from './load-shell.ts';
export * from './settings.ts';
