export * from './auth.ts';
export * from './limit.ts';
export * from './parts.ts';
export * from './ports.ts';
export * from './use-cases.ts';
