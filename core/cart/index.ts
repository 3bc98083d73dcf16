export * from './cart.ts';
export * from './panel.ts';
export * from './payment-status.ts';
export * from './ports.ts';
export * from './put-in-cart.ts';
export * from './refresh.ts';
export * from './repair.ts';
export * from './totals.ts';
