export {
  type AuthState,
  authPath,
  isAuthPath,
  isShowcasePath,
  PROBLEM,
  RETURN,
  returnAddress,
  SIGNED_IN,
  SIGNED_OUT,
  TOKEN_HEADER,
  vitrinaRedirect,
} from './auth.ts';
export { LOGIN_MEMORY_MS, LOGIN_TRIES, loginWait } from './limit.ts';
export { type VisibleParts, visibleParts } from './parts.ts';
export type {
  CredentialErrors,
  Credentials,
  LoginAnswer,
  LoginProblem,
  LoginTries,
  OtherTabs,
  PartnerDesk,
  Session,
  SessionState,
  TokenVault,
} from './ports.ts';
export { credentialErrors, makeLogin, makeLogout, makeRestoreSession } from './use-cases.ts';
