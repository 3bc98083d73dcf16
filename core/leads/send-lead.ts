import { type Failure, type Ids, isUndecided } from '#core/shared/index.ts';
import type { Lead, LeadAnswer, LeadDesk } from './leads.ts';

/** What the visitor is told of a request that was sent. */
export type LeadOutcome =
  | LeadAnswer
  /** No definite answer came; asking again is safe (rule LEAD-3). */
  | { readonly kind: 'unknown'; readonly failure: Failure };

interface Dependencies {
  readonly leads: LeadDesk;
  readonly ids: Ids;
}

/**
 * Use-case: sends a request under a key; the same request without a definite answer goes under the same key again, so
 * that there is never a second one (rule LEAD-3). Never throws for what may happen on a network.
 */
export const makeSendLead = ({ leads, ids }: Dependencies) => {
  const unanswered = new Map<string, string>();
  return async (lead: Lead, signal?: AbortSignal): Promise<LeadOutcome> => {
    const request = JSON.stringify(lead);
    const key = unanswered.get(request) ?? ids.next();
    unanswered.set(request, key);
    const answer = await leads.send({ lead, key }, signal);
    if (!answer.ok && isUndecided(answer.error)) return { kind: 'unknown', failure: answer.error };
    unanswered.delete(request);
    return answer.ok ? answer.value : { kind: 'refused', messages: [answer.error.message] };
  };
};
export type SendLead = ReturnType<typeof makeSendLead>;
