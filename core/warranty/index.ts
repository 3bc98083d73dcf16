export * from './check.ts';
export * from './imei.ts';
export * from './question.ts';
