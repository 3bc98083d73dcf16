import {
  commentError,
  type FieldError,
  hasNoErrors,
  nameError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';

/** Requests that need only a name and a phone (rule LEAD-1). */
export const leadKinds = ['one_click', 'preorder', 'consultation', 'back_in_stock'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Kinds that are about a product; a consultation may be about anything (rule LEAD-1). */
const ABOUT_A_PRODUCT: readonly LeadKind[] = ['one_click', 'preorder', 'back_in_stock'];

/** A request as typed. */
export interface LeadDraft {
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
}

/** An empty request (rule LEAD-2). */
export const EMPTY_LEAD: LeadDraft = { name: '', phone: '', comment: '' };

/** What may be wrong with a field; the screen has the words. */
export type LeadFieldError = Exclude<FieldError, 'email'>;
export type LeadErrors = Partial<Record<keyof LeadDraft, LeadFieldError>>;

/** A request that passed every rule. */
export interface Lead {
  readonly kind: LeadKind;
  readonly productId?: string;
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly comment: string;
  readonly locale: Locale;
  /** Who sells for the partner, by id; only of a purchase in one click in the vitrina (rule LEAD-5). */
  readonly seller?: string;
}

/** Subject and language of a request. */
export type LeadAbout = Pick<Lead, 'kind' | 'productId' | 'locale'>;

/**
 * Returns the valid lead, or the errors by field (rules LEAD-1, LEAD-2). Throws for a kind that needs a product and has
 * none, a programming error.
 */
export const validateLead = (draft: LeadDraft, about: LeadAbout): Result<Lead, LeadErrors> => {
  if (ABOUT_A_PRODUCT.includes(about.kind) && !about.productId) throw new Error('Product ID is required');
  const phone = parsePhone(draft.phone);
  const errors: LeadErrors = presentErrors<keyof LeadDraft, LeadFieldError>({
    name: nameError(draft.name),
    phone: phoneError(draft.phone),
    comment: commentError(draft.comment),
  });
  if (phone === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({ ...about, name: clean(draft.name), phone, comment: clean(draft.comment) });
};

/**
 * The desk that takes requests. The same key and lead give the same answer however often they are sent (rule LEAD-3).
 */
export interface LeadDesk {
  send(query: { lead: Lead; key: string } & CampaignFields, signal?: AbortSignal): Promise<Result<FormAnswer, Failure>>;
}
