import {
  emailError,
  type FieldError,
  hasNoErrors,
  lengthError,
  nameError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';

/** A message to the shop as typed. */
export interface FeedbackDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

/** An empty message (rule CONTACT-1). */
export const EMPTY_FEEDBACK: FeedbackDraft = { name: '', phone: '', email: '', message: '' };

/** A message has at least so many characters (rule CONTACT-1). */
export const MESSAGE_MIN = 5;
/** A message has at most so many characters (rule CONTACT-1). */
export const MESSAGE_MAX = 2000;

/** `contact`: neither a phone nor an e-mail was given (rule CONTACT-2). */
export type FeedbackError = FieldError | 'contact';
export type FeedbackErrors = Partial<Record<keyof FeedbackDraft, FeedbackError>>;

/** A message that passed every rule. */
export interface Feedback {
  readonly name: string;
  /** `+373XXXXXXXX`; there is a phone, an e-mail or both. */
  readonly phone?: string;
  readonly email?: string;
  readonly message: string;
  readonly locale: Locale;
}

/** Checks a message and gives it tidied, or what is wrong with each field (rules CONTACT-1, CONTACT-2). */
export const validateFeedback = (draft: FeedbackDraft, locale: Locale): Result<Feedback, FeedbackErrors> => {
  const [email, message] = [clean(draft.email), clean(draft.message)];
  const hasPhone = clean(draft.phone) !== '';
  const errors: FeedbackErrors = presentErrors<keyof FeedbackDraft, FeedbackError>({
    name: nameError(draft.name),
    phone: hasPhone ? phoneError(draft.phone) : email === '' ? 'contact' : undefined,
    email: emailError(email),
    message: lengthError(message, MESSAGE_MIN, MESSAGE_MAX),
  });
  if (!hasNoErrors(errors)) return err(errors);
  const phone = parsePhone(draft.phone);
  return ok({
    name: clean(draft.name),
    ...(phone === undefined ? {} : { phone }),
    ...(email === '' ? {} : { email }),
    message,
    locale,
  });
};

/** The desk that reads what people write to the shop. */
export interface FeedbackDesk {
  /** The same key and message give the same answer however often they are sent (rule FORM-2). */
  send(
    query: { readonly feedback: Feedback; readonly key: string } & CampaignFields,
    signal?: AbortSignal,
  ): Promise<Result<FormAnswer, Failure>>;
}
