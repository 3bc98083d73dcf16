import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, ok, type Result } from '#core/kernel/shared/index.ts';
import type {
  CredentialErrors,
  Credentials,
  LoginProblem,
  PartnerDesk,
  RevokedTokens,
  SessionState,
  TokenVault,
} from './ports.ts';

/** Missing credentials (rule AUTH-3): a login of spaces counts as missing, a password is taken as typed. */
export const credentialErrors = ({ login, password }: Credentials): CredentialErrors => ({
  ...(clean(login) === '' ? { login: 'required' } : {}),
  ...(password === '' ? { password: 'required' } : {}),
});

interface LoginDependencies {
  readonly partners: PartnerDesk;
  readonly vault: Pick<TokenVault, 'keep'>;
}

/**
 * Use-case: signs a partner in and stores the token (rules AUTH-1, AUTH-3). The password is taken as typed, spaces
 * included. Errors: a `LoginProblem`; the vault is then unchanged.
 */
export const createLogin =
  ({ partners, vault }: LoginDependencies) =>
  async (typed: Credentials, locale: Locale, signal?: AbortSignal): Promise<Result<SessionState, LoginProblem>> => {
    const login = clean(typed.login);
    const errors = credentialErrors(typed);
    if (Object.keys(errors).length > 0) return err({ kind: 'fields', errors });
    const answer = await partners.login({ login, password: typed.password, locale }, signal);
    if (!answer.ok) return err({ kind: 'failure', failure: answer.error });
    if (answer.value.kind === 'refused') return err(answer.value);
    vault.keep(answer.value.token);
    return ok({ isAuth: true });
  };

/** How long after a sign-in its token counts, ms, and how long one that was signed out with is remembered (rule AUTH-13). */
export const REVOKED_MS = 30 * 24 * 60 * 60 * 1000;

interface LogoutDependencies {
  readonly vault: Pick<TokenVault, 'load' | 'clear'>;
  readonly revoked: Pick<RevokedTokens, 'add'>;
  readonly partners: Pick<PartnerDesk, 'logout'>;
}

/**
 * Use-case: signs out: forgets the token and revokes it everywhere, and reports when some instances do not know yet
 * (rules AUTH-2, AUTH-13). It ends the provider's session, too, without waiting for it.
 */
export const createLogout =
  ({ vault, revoked, partners }: LogoutDependencies) =>
  async (): Promise<SessionState> => {
    const token = vault.load();
    vault.clear();
    if (token !== undefined) void partners.logout?.({ token });
    const isKnown = token === undefined || (await revoked.add(token));
    return { isAuth: false, ...(isKnown ? {} : { isPending: true }) };
  };

/** A partner's session as one request carries it. */
export interface CarriedSession {
  /** Absent when no partner is signed in. */
  readonly token: string | undefined;
  /** Whether a partner is signed in, as far as is known by now. */
  isAuth(): boolean;
  /** Notified, once or more, that the provider no longer takes the token. */
  refuse(): void;
}

/**
 * Use-case: restores the session of a stored token when a page loads (rule AUTH-8), in the vitrina only (rule AUTH-9).
 * A token that the provider rejects is deleted and the session ends (rule AUTH-11).
 */
export const createRestoreSession =
  ({ vault }: { readonly vault: Pick<TokenVault, 'load' | 'clear'> }) =>
  (vitrina: boolean): CarriedSession => {
    const token = vitrina ? vault.load() : undefined;
    let refused = false;
    return {
      token,
      isAuth: () => token !== undefined && !refused,
      refuse: () => {
        if (!refused) vault.clear();
        refused = true;
      },
    };
  };
