import type { PriceTier } from '#core/catalog/products/index.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Bani, Failure, Result } from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';
import type { CreditPartner } from './credit.ts';

/** A request for a prime credit, in the provider's own words. */
export interface PrimeRequest {
  readonly customer_name: string;
  /** `+373XXXXXXXX`. */
  readonly customer_phone_number: string;
}

/** A request for credit that passed every rule. */
export interface CreditRequest {
  readonly productId: string;
  readonly tier: PriceTier;
  readonly partnerId: string;
  readonly months: number;
  /** Paid at once, bani. */
  readonly firstPayment: Bani;
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly comment: string;
}

/** Who lends, and where credit is asked for. */
export interface CreditDesk {
  partners(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly CreditPartner[], Failure>>;
  /** Asks a partner for credit on a product; the same key and request give the same answer (rule LEAD-3). */
  request(
    query: { readonly request: CreditRequest; readonly locale: Locale; readonly key: string } & CampaignFields,
    signal?: AbortSignal,
  ): Promise<Result<FormAnswer, Failure>>;
  /**
   * Asks for a prime credit; `success` is absent when the other side does not say. The same key and request give the
   * same answer (rule LEAD-3).
   */
  requestPrime(
    query: PrimeRequest & CampaignFields & { readonly locale: Locale; readonly key: string },
    signal?: AbortSignal,
  ): Promise<Result<{ readonly success?: boolean }, Failure>>;
}
