export * from './contrast.ts';
export * from './load-shell.ts';
export * from './menu.ts';
export * from './settings.ts';
export * from './start-up.ts';
