import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { CreditPartner } from './credit.ts';
import type { PrimeRequest } from './requests.ts';

/** Who lends, and where credit is asked for. */
export interface CreditDesk {
  partners(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly CreditPartner[], Failure>>;
  /** Asks for a prime credit; `success` is absent when the other side does not say. */
  requestPrime(
    query: PrimeRequest & { readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<{ readonly success?: boolean }, Failure>>;
}
