import { type Failure, isUndecided, type Result } from '#core/kernel/shared/index.ts';

/** The definite answers to a form; anything else is a failure, and it may be sent again under the same key. */
export type FormAnswer =
  /** `orderNumber` when it became an order. */
  | { readonly kind: 'accepted'; readonly orderNumber?: string }
  /** In the provider's words (rule ERROR-11). */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** What the visitor learns of a form that was sent. */
export type FormOutcome =
  | FormAnswer
  /** No definite answer came; asking again is safe (rules FORM-2, LEAD-3). */
  | { readonly kind: 'unknown'; readonly failure: Failure }
  /** Nothing was sent; it may be changed and sent again. */
  | { readonly kind: 'unsent' };

/** What an answer, or its absence, means to the visitor: never an error for what may happen on a network (rule LEAD-3). */
export const formOutcome = (answer: Result<FormAnswer, Failure>): FormOutcome => {
  if (answer.ok) return answer.value;
  if (isUndecided(answer.error)) return { kind: 'unknown', failure: answer.error };
  return { kind: 'refused', messages: [answer.error.message] };
};
