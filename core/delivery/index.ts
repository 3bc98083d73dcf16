export * from './addresses.ts';
export * from './delivery.ts';
export * from './promise.ts';
