export * from './draft.ts';
export * from './fields.ts';
export * from './find-order.ts';
export * from './partner-terms.ts';
export * from './phone.ts';
export * from './place-order.ts';
export * from './ports.ts';
export * from './told-order.ts';
