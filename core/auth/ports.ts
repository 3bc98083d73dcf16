import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';

/** What a partner types to sign in. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** What the provider says to credentials; wrong ones are refused in words, which is no failure (rule ERROR-11). */
export type LoginAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly companyName?: string }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** The desk where partners sign in. */
export interface PartnerDesk {
  login(query: Credentials & { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<LoginAnswer, Failure>>;
}

/**
 * Where a partner's token is kept between visits and put on each request; kept by the server, so that the browser never
 * reads it.
 */
export interface TokenVault {
  load(): string | undefined;
  keep(token: string): void;
  clear(): void;
}
