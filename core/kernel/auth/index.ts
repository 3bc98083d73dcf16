export {
  authPath,
  isAuthPath,
  isVitrinaPath,
  PROBLEM,
  RETURN,
  returnAddress,
  vitrinaRedirect,
} from './auth.ts';
export {
  ADDRESS_TRIES,
  LOGIN_MEMORY_MS,
  LOGIN_TRIES,
  type LoginAsker,
  type LoginLimits,
  loginBudgets,
  loginWait,
} from './limit.ts';
export { makeKeepPartner, type PartnerState, pageOf } from './partner.ts';
export { type VisibleParts, visibleParts } from './parts.ts';
export type {
  CredentialErrors,
  Credentials,
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
export { type CarriedSession, makeLogin, makeLogout, makeRestoreSession, REVOKED_MS } from './use-cases.ts';
