export * from './find-scanned.ts';
export * from './ports.ts';
export * from './scanned.ts';
