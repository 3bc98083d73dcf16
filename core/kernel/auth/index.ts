export {
  authPath,
  FAILED_TRIES_COOKIE,
  isAuthPath,
  isVitrinaPath,
  PROBLEM,
  RETURN,
  returnAddress,
  vitrinaRedirect,
} from './auth.ts';
export {
  ADDRESS_TRIES,
  LOGIN_KNOWN_MS,
  LOGIN_MEMORY_MS,
  LOGIN_TRIES,
  type LoginAttempt,
  type LoginLimits,
  loginCounterKeys,
  loginDelay,
  unknownNetworkTries,
} from './limit.ts';
export { createPartnerSession, type PartnerState, pageOf } from './partner.ts';
export { type VisibleParts, visibleParts } from './parts.ts';
export type {
  CredentialErrors,
  Credentials,
  FailedTries,
  LoginAnswer,
  LoginProblem,
  LoginTries,
  OtherTabs,
  PartnerDesk,
  RevokedTokens,
  Session,
  SessionState,
  SignInNote,
  TokenVault,
} from './ports.ts';
export { type CarriedSession, createLogin, createLogout, createRestoreSession, REVOKED_MS } from './use-cases.ts';
