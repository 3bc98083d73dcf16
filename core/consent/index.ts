export * from './consent.ts';
export * from './guarded-analytics.ts';
