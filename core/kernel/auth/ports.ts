import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

/** What a partner types to sign in. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The provider's answer to credentials; wrong ones are a refusal with a message, not a failure (rule ERROR-11). */
export type LoginAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly companyName?: string }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** Empty fields of the credentials (rule AUTH-3). */
export type CredentialErrors = Partial<Record<keyof Credentials, 'required'>>;

/** Why a sign-in failed. */
export type LoginProblem =
  /** Nothing was typed in these fields (rule AUTH-3). */
  | { readonly kind: 'fields'; readonly errors: CredentialErrors }
  /** The provider does not know these credentials; in its words. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** Too many tries; the next may be made after so many seconds (rule AUTH-10). */
  | { readonly kind: 'limited'; readonly seconds: number }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** What the sign-in page says of why one is there. */
export type SignInNote = LoginProblem['kind'] | 'pending';

/** What a browser may know of who is signed in. */
export interface SessionState {
  readonly isAuth: boolean;
  /** Another partner, or an unknown one, was signed in here last: their data must go (rule AUTH-12). */
  readonly reset?: true;
  /** Signed out, but some instances of the shop learn of it later (rule AUTH-13). */
  readonly isPending?: true;
}

/** A partner's session as the browser sees it; the token stays on the shop's server. */
export interface Session {
  login(query: Credentials & { readonly locale: Locale }): Promise<Result<SessionState, LoginProblem>>;
  logout(): Promise<Result<SessionState, Failure>>;
  restore(): Promise<Result<SessionState, Failure>>;
  /** Calls the listener when the session has ended (rule AUTH-11). Returns a function that stops it. */
  onEnd(listener: () => void): () => void;
}

/** The other tabs of this browser: a partner who has left one of them has left them all (rule AUTH-12). */
export interface OtherTabs {
  announceLeaving(): void;
  /** Calls back when another tab has reported so; gives the way to stop. */
  onLeft(listener: () => void): () => void;
}

/** The desk where partners sign in. */
export interface PartnerDesk {
  login(query: Credentials & { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<LoginAnswer, Failure>>;
  /** Ends the session of a token; absent where the provider ends none. */
  logout?(query: { readonly token: string }): Promise<Result<void, Failure>>;
}

/** Where tries to sign in are counted, each under a name that tells nothing of whose they are (rule AUTH-10). */
export interface LoginTries {
  /**
   * Counts a try, for so many ms; gives the moments of those before it that still count, oldest first, ms, the newest 200
   * at most. Both are one step.
   */
  add(name: string, now: number, memoryMs: number): Promise<readonly number[]>;
  /** The newest try does not count. */
  takeBack(name: string): Promise<void>;
  /** Forgets all tries under a name; gives how many there were. */
  clear(name: string): Promise<number>;
  /** Whether there are any. */
  has(name: string, now: number): Promise<boolean>;
}

/** What the server has left for the page after a sign-in (rule AUTH-15). */
export interface FailedTries {
  /** Failed tries by others since the previous sign-in; 0 from the second call on. */
  take(): number;
}

/** Tokens that were signed out (rule AUTH-13). Never throws. */
export interface RevokedTokens {
  /** Returns whether all instances know of it; if not, they learn of it later. */
  add(token: string): Promise<boolean>;
  has(token: string): Promise<boolean>;
}

/** Stores a partner's token between requests, on the server only. */
export interface TokenVault {
  load(): string | undefined;
  keep(token: string): void;
  clear(): void;
}
