import type { Locale } from '#core/kernel/locale/index.ts';
import { err, ok, type Result } from '#core/kernel/shared/index.ts';
import { type AuthState, authPath, SIGNED_IN, SIGNED_OUT } from './auth.ts';
import type { CredentialErrors, Credentials, LoginProblem, PartnerDesk, TokenVault } from './ports.ts';

/** What is missing of credentials (rule AUTH-3): a login of spaces is none, a password is taken as typed. */
export const credentialErrors = ({ login, password }: Credentials): CredentialErrors => ({
  ...(login.trim() === '' ? { login: 'required' } : {}),
  ...(password === '' ? { password: 'required' } : {}),
});

interface LoginDependencies {
  readonly partners: PartnerDesk;
  readonly vault: TokenVault;
}

/**
 * Use-case: signs a partner in by login and password and keeps the token (rules AUTH-1, AUTH-3). The password is taken
 * as typed, spaces included. Errors: a `LoginProblem`; the vault is untouched then.
 */
export const makeLogin =
  ({ partners, vault }: LoginDependencies) =>
  async (typed: Credentials, locale: Locale, signal?: AbortSignal): Promise<Result<AuthState, LoginProblem>> => {
    const login = typed.login.trim();
    const errors = credentialErrors(typed);
    if (Object.keys(errors).length > 0) return err({ kind: 'fields', errors });
    const answer = await partners.login({ login, password: typed.password, locale }, signal);
    if (!answer.ok) return err({ kind: 'failure', failure: answer.error });
    if (answer.value.kind === 'refused') return err(answer.value);
    vault.keep(answer.value.token);
    return ok(SIGNED_IN);
  };
export type Login = ReturnType<typeof makeLogin>;

/** Use-case: forgets the token and gives where the partner goes, the sign-in page of their language (rule AUTH-2). */
export const makeLogout =
  ({ vault }: { readonly vault: Pick<TokenVault, 'clear'> }) =>
  (locale: Locale): { readonly state: AuthState; readonly goTo: string } => {
    vault.clear();
    return { state: SIGNED_OUT, goTo: authPath(locale) };
  };
export type Logout = ReturnType<typeof makeLogout>;

/** Use-case: who is signed in when a page loads: whoever's token is kept (rule AUTH-8). */
export const makeRestoreSession =
  ({ vault }: { readonly vault: Pick<TokenVault, 'load'> }) =>
  (): AuthState =>
    vault.load() ? SIGNED_IN : SIGNED_OUT;
export type RestoreSession = ReturnType<typeof makeRestoreSession>;
