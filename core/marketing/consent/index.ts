export type { Consent, ConsentChoice, ConsentStorage, TagManager } from './consent.ts';
export { type GuardedAnalytics, makeGuardedAnalytics } from './guarded-analytics.ts';
export { type ConsentState, makeKeepConsent, UNKNOWN_CONSENT } from './keep-consent.ts';
