export { aTrialSession, GREETING } from './session.ts';
