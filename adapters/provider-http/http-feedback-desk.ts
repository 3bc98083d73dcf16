import type { FeedbackDesk } from '#core/contacts/index.ts';
import { mapResult } from '#core/shared/index.ts';
import type { ProviderAccess } from './ask.ts';
import { feedback as call, fromFeedback } from './calls/feedback.ts';
import { toLeadAnswer } from './calls/leads.ts';
import { present } from './mapping.ts';

/** The desk that reads messages, over the provider's HTTP call. */
export const createHttpFeedbackDesk = ({ transport, shtoken }: ProviderAccess): FeedbackDesk => ({
  send: async ({ feedback, key, utm }, signal) => {
    const context = { locale: feedback.locale, signal, idempotencyKey: key, shtoken };
    const body = { ...fromFeedback(feedback), ...present({ utm }) };
    return mapResult(await transport.send(call, { body }, context), toLeadAnswer);
  },
});
