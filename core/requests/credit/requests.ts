import { RETAIL } from '#core/catalog/products/index.ts';
import {
  commentError,
  type FieldError,
  hasNoErrors,
  nameError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import { type FormOutcome, formOutcome } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, type Ids, ok, type Result, withIdempotencyKey } from '#core/kernel/shared/index.ts';
import type { CreditCalculation, CreditSubject } from './calculate-credit.ts';
import type { CreditDesk, CreditRequest, PrimeRequest } from './ports.ts';

/** A request for a prime credit as typed. */
export interface PrimeDraft {
  readonly name: string;
  readonly phone: string;
}

/** What is wrong with which field; the screen has the words. */
export type PrimeErrors = Partial<Record<keyof PrimeDraft, Exclude<FieldError, 'email'>>>;

/** Checks a request for a prime credit: a name and a Moldovan phone, as in a checkout (rule CREDIT-5). */
export const validatePrime = ({ name, phone: typed }: PrimeDraft): Result<PrimeRequest, PrimeErrors> => {
  const phone = parsePhone(typed);
  const errors: PrimeErrors = presentErrors({ name: nameError(name), phone: phoneError(typed) });
  if (phone === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({ customer_name: clean(name), customer_phone_number: phone });
};

/** A request for credit as typed. */
export interface CreditDraft extends PrimeDraft {
  readonly comment: string;
}

export type CreditErrors = Partial<Record<keyof CreditDraft | 'chosen', Exclude<FieldError, 'email'>>>;

/** A product and what a credit on it comes to, as its calculator has them. */
interface CalculatedCredit {
  readonly subject: Pick<CreditSubject, 'tier'> & { readonly product?: { readonly productId: string } };
  readonly calculation: Pick<CreditCalculation, 'chosen'>;
}

/**
 * Checks a request for credit on a product: name, phone, comment, and terms that were offered (rules CREDIT-2, CREDIT-5,
 * CREDIT-8).
 */
export const validateCredit = (
  draft: CreditDraft,
  calculated: CalculatedCredit | undefined,
): Result<CreditRequest, CreditErrors> => {
  const product = calculated?.subject.product;
  const chosen = calculated?.calculation.chosen;
  const phone = parsePhone(draft.phone);
  const errors: CreditErrors = presentErrors({
    name: nameError(draft.name),
    phone: phoneError(draft.phone),
    comment: commentError(draft.comment),
    chosen: chosen ? undefined : 'required',
  });
  if (!calculated || !product || !chosen || phone === undefined || !hasNoErrors(errors)) return err(errors);
  const customer = { name: clean(draft.name), phone, comment: clean(draft.comment) };
  const { months, firstPayment } = chosen.plan;
  const terms = { partnerId: chosen.partner.partnerId, months, firstPayment };
  return ok({ productId: product.productId, tier: calculated.subject.tier ?? RETAIL, ...terms, ...customer });
};

interface Dependencies<Call extends keyof CreditDesk> {
  readonly credit: Pick<CreditDesk, Call>;
  readonly ids: Ids;
}

/**
 * Use-case: asks a partner for credit on a product under a key that stays while there is no definite answer (rule
 * LEAD-3). Never throws for what may happen on a network.
 */
export const createRequestCredit = ({ credit, ids }: Dependencies<'request'>) => {
  const underKey = withIdempotencyKey(ids);
  return async (request: CreditRequest, locale: Locale, signal?: AbortSignal): Promise<FormOutcome> => {
    const asked = { request, locale };
    return formOutcome(await underKey(asked, (key) => credit.request({ ...asked, key }, signal), signal));
  };
};

/**
 * Use-case: requests a prime credit; refused without a message on failure (rule CREDIT-6). A retry without a definite
 * answer makes no second request (rule LEAD-3).
 */
export const createRequestPrime = ({ credit, ids }: Dependencies<'requestPrime'>) => {
  const underKey = withIdempotencyKey(ids);
  return async (request: PrimeRequest, locale: Locale, signal?: AbortSignal): Promise<FormOutcome> => {
    const asked = { ...request, locale };
    const answer = await underKey(asked, (key) => credit.requestPrime({ ...asked, key }, signal), signal);
    return answer.ok && answer.value.success === true ? { kind: 'accepted' } : { kind: 'refused', messages: [] };
  };
};
