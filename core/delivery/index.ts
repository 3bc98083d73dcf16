export * from './addresses.ts';
export * from './delivery.ts';
export * from './opening.ts';
export * from './places.ts';
export * from './promise.ts';
export { dateInKishinev } from './wall-clock.ts';
