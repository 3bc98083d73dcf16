export * from './addresses.ts';
export * from './delivery.ts';
export * from './places.ts';
export * from './promise.ts';
