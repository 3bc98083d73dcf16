export * from './day-offer.ts';
export * from './find-offers.ts';
export * from './ports.ts';
