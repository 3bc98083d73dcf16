export * from './customer-view.ts';
export * from './ports.ts';
export * from './prices.ts';
