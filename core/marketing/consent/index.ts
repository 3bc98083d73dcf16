export {
  CONSENT_DAYS,
  type Consent,
  type ConsentChoice,
  type ConsentStorage,
  choiceOf,
  type TagManager,
} from './consent.ts';
export { type GuardedAnalytics, makeGuardedAnalytics } from './guarded-analytics.ts';
