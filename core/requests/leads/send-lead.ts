import { type FormOutcome, formOutcome } from '#core/kernel/forms/index.ts';
import { type Ids, keyed } from '#core/kernel/shared/index.ts';
import type { Lead, LeadDesk } from './leads.ts';

interface Dependencies {
  readonly leads: LeadDesk;
  readonly ids: Ids;
}

/**
 * Use-case: sends a request under a key; the same request without a definite answer goes under the same key again, so
 * that there is never a second one (rule LEAD-3). Never throws for what may happen on a network.
 */
export const makeSendLead = ({ leads, ids }: Dependencies) => {
  const underKey = keyed<Lead>(ids);
  return async (lead: Lead, signal?: AbortSignal): Promise<FormOutcome> =>
    formOutcome(await underKey(lead, (key) => leads.send({ lead, key }, signal), signal));
};
export type SendLead = ReturnType<typeof makeSendLead>;
