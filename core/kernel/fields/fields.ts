import { clean } from '#core/kernel/shared/index.ts';
import { parsePhone } from './phone.ts';

/** Stable codes of what is wrong with a field; the screen has the words. */
export type FieldError = 'required' | 'too_short' | 'too_long' | 'no_letter' | 'phone' | 'email';

/** A name has at least so many characters (rule CHECKOUT-1). */
export const NAME_MIN = 2;
/** A name has at most so many characters (rule CHECKOUT-1). */
export const NAME_MAX = 80;
/** A comment has at most so many characters (rule CHECKOUT-6). */
export const COMMENT_MAX = 1000;

/** What is wrong with the length of a cleaned text; an empty one is missing (rules CHECKOUT-1, CHECKOUT-4). */
export const lengthError = (
  value: string,
  min: number,
  max: number,
): Extract<FieldError, 'required' | 'too_short' | 'too_long'> | undefined => {
  if (value === '') return 'required';
  if (value.length < min) return 'too_short';
  return value.length > max ? 'too_long' : undefined;
};

/** What is wrong with a name as typed (rules CHECKOUT-1, REVIEW-4). */
export const nameError = (
  typed: string,
  min = NAME_MIN,
  max = NAME_MAX,
): Exclude<FieldError, 'phone' | 'email'> | undefined => {
  const name = clean(typed);
  return lengthError(name, min, max) ?? (/\p{L}/u.test(name) ? undefined : 'no_letter');
};

/** What is wrong with a phone as typed (rule CHECKOUT-2). */
export const phoneError = (phone: string): Extract<FieldError, 'required' | 'phone'> | undefined => {
  if (clean(phone) === '') return 'required';
  return parsePhone(phone) === undefined ? 'phone' : undefined;
};

/** Words with single dots between them on both sides of the @; the same as valibot's, which the server takes calls by. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/;
/** An e-mail has at most so many characters (rule CHECKOUT-3). */
export const EMAIL_MAX = 254;

/** What is wrong with an e-mail as typed; it may be left out (rule CHECKOUT-3). */
export const emailError = (typed: string): Extract<FieldError, 'email'> | undefined => {
  const email = clean(typed);
  return email !== '' && (!EMAIL.test(email) || email.length > EMAIL_MAX) ? 'email' : undefined;
};

/** What is wrong with a text that may be left out, as typed (rules CHECKOUT-6, REVIEW-4). */
export const optionalError = (text: string, max: number): Extract<FieldError, 'too_long'> | undefined =>
  clean(text).length > max ? 'too_long' : undefined;

/** What is wrong with a comment as typed; it may be empty (rule CHECKOUT-6). */
export const commentError = (comment: string) => optionalError(comment, COMMENT_MAX);

/** Only the fields that something is wrong with. */
export const presentErrors = <Field extends string, Problem>(
  checks: Readonly<Record<Field, Problem | undefined>>,
): Partial<Record<Field, Problem>> => {
  const wrong = Object.entries<Problem | undefined>(checks).filter(([, problem]) => problem !== undefined);
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(wrong) as Partial<Record<Field, Problem>>;
};

/** Whether nothing is wrong. */
export const hasNoErrors = (errors: object): boolean => Object.keys(errors).length === 0;
