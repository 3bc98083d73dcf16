import type { Marked } from '#core/campaign/index.ts';
import type { LeadAnswer } from '#core/leads/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { CreditPartner } from './credit.ts';
import type { CreditRequest, PrimeRequest } from './requests.ts';

/** Who lends, and where credit is asked for. */
export interface CreditDesk {
  partners(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly CreditPartner[], Failure>>;
  /** Asks a partner for credit on a product; the same key and request give the same answer (rule LEAD-3). */
  request(
    query: { readonly request: CreditRequest; readonly locale: Locale; readonly key: string } & Marked,
    signal?: AbortSignal,
  ): Promise<Result<LeadAnswer, Failure>>;
  /**
   * Asks for a prime credit; `success` is absent when the other side does not say. The same key and request give the
   * same answer (rule LEAD-3).
   */
  requestPrime(
    query: PrimeRequest & Marked & { readonly locale: Locale; readonly key: string },
    signal?: AbortSignal,
  ): Promise<Result<{ readonly success?: boolean }, Failure>>;
}
