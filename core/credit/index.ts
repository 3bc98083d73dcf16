export * from './calculator.ts';
export * from './credit.ts';
export * from './ports.ts';
export * from './requests.ts';
