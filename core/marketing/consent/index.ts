export type { Consent, ConsentChoice, ConsentStorage, TagManager } from './consent.ts';
export { type ConsentState, createConsent, UNKNOWN_CONSENT } from './consent-state.ts';
export { createGuardedAnalytics, type GuardedAnalytics } from './guarded-analytics.ts';
