import { type Failure, type Ids, isUndecided, keyed, type Result } from '#core/kernel/shared/index.ts';
import type { Lead, LeadAnswer, LeadDesk } from './leads.ts';

/** What the visitor learns of a request that was sent. */
export type LeadOutcome =
  | LeadAnswer
  /** No definite answer came; asking again is safe (rule LEAD-3). */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** What an answer, or its absence, means to the visitor: never an error for what may happen on a network (rule LEAD-3). */
export const leadOutcome = (answer: Result<LeadAnswer, Failure>): LeadOutcome => {
  if (answer.ok) return answer.value;
  if (isUndecided(answer.error)) return { kind: 'unknown', failure: answer.error };
  return { kind: 'refused', messages: [answer.error.message] };
};

interface Dependencies {
  readonly leads: LeadDesk;
  readonly ids: Ids;
}

/**
 * Use-case: sends a request under a key; the same request without a definite answer goes under the same key again, so
 * that there is never a second one (rule LEAD-3). Never throws for what may happen on a network.
 */
export const makeSendLead = ({ leads, ids }: Dependencies) => {
  const send = keyed(ids, (lead: Lead, key, signal) => leads.send({ lead, key }, signal));
  return async (lead: Lead, signal?: AbortSignal): Promise<LeadOutcome> => leadOutcome(await send(lead, signal));
};
export type SendLead = ReturnType<typeof makeSendLead>;
