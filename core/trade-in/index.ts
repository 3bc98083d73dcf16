export * from './estimate.ts';
export * from './offer.ts';
export * from './ports.ts';
