export * from './credit.ts';
export * from './ports.ts';
export * from './requests.ts';
