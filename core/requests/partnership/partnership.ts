import {
  commentError,
  type FieldError,
  hasNoErrors,
  lengthError,
  nameError,
  optionalError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';

/** A company that belongs to the shop or works with it. */
export interface Company {
  readonly companyId: string;
  readonly name: string;
  /** What it does, in a sentence; may be empty. */
  readonly text: string;
  readonly city: string;
  /** A path of the shop or an external address; may be empty. */
  readonly href: string;
}

/** A request to become a partner as typed. */
export interface ApplicationDraft {
  readonly company: string;
  readonly city: string;
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
}

/** An empty application (rule PARTNER-1). */
export const EMPTY_APPLICATION: ApplicationDraft = { company: '', city: '', name: '', phone: '', comment: '' };

/** A company's name has 2 to so many characters (rule PARTNER-1). */
export const COMPANY_MAX = 120;

export type ApplicationErrors = Partial<Record<keyof ApplicationDraft, Exclude<FieldError, 'email'>>>;

/** A request that passed every rule. */
export interface PartnerApplication {
  readonly company: string;
  readonly city: string;
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly comment: string;
  readonly locale: Locale;
}

/** Checks a request to become a partner, or gives what is wrong with each field (rule PARTNER-1). */
export const validateApplication = (
  draft: ApplicationDraft,
  locale: Locale,
): Result<PartnerApplication, ApplicationErrors> => {
  const company = clean(draft.company);
  const phone = parsePhone(draft.phone);
  const errors: ApplicationErrors = presentErrors({
    company: lengthError(company, 2, COMPANY_MAX),
    city: optionalError(draft.city, COMPANY_MAX),
    name: nameError(draft.name),
    phone: phoneError(draft.phone),
    comment: commentError(draft.comment),
  });
  if (phone === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({
    company,
    city: clean(draft.city),
    name: clean(draft.name),
    phone,
    comment: clean(draft.comment),
    locale,
  });
};

/** The desk that knows the companies around the shop and takes requests to become one of them. */
export interface PartnershipDesk {
  companies(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Company[], Failure>>;
  /** The same key and request give the same answer however often they are sent (rule FORM-2). */
  apply(
    query: { readonly application: PartnerApplication; readonly key: string } & CampaignFields,
    signal?: AbortSignal,
  ): Promise<Result<FormAnswer, Failure>>;
}
