import { feedback as call, fromFeedback } from '#adapters/provider-http/calls/feedback.ts';
import { toFormAnswer } from '#adapters/provider-http/calls/leads.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { FeedbackDesk } from '#core/requests/contacts/index.ts';
import type { ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** The desk that reads messages, over the provider's HTTP call. */
export const createHttpFeedbackDesk = ({ transport, shtoken }: ProviderAccess): FeedbackDesk => ({
  send: async ({ feedback, key, utm }, signal) => {
    const context = { locale: feedback.locale, signal, idempotencyKey: key, shtoken };
    const body = { ...fromFeedback(feedback), ...present({ utm }) };
    return mapResult(await transport.send(call, { body }, context), toFormAnswer);
  },
});
