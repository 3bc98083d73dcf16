import { err, notFound } from '#core/kernel/shared/index.ts';
import type { Transport } from './ask.ts';

/**
 * A transport for a provider of another kind: every call of the contract is answered with 404, as by a provider that lacks
 * it. Pictures stay those of the real transport.
 */
export const unsupportedTransport = (transport: Transport): Transport => ({
  ...transport,
  send: async () => err(notFound('A provider of this kind does not have the call')),
});
