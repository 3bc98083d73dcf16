export * from './addresses.ts';
export * from './delivery.ts';
