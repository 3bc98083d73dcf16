export * from './careers.ts';
export * from './ports.ts';
export * from './send-cv.ts';
