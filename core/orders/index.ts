export * from './calendar.ts';
export * from './orders.ts';
export * from './ports.ts';
export * from './use-cases.ts';
