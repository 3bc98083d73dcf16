import { err, notFound } from '#core/kernel/shared/index.ts';
import type { Transport } from './ask.ts';

/**
 * The calls of the published description for a provider that speaks otherwise: it knows none of them, so that every port
 * over them answers as it does where a provider does not know its call. Pictures stay those of the real one.
 */
export const knowsNoCall = (transport: Transport): Transport => ({
  ...transport,
  send: async () => err(notFound('A provider of this kind does not know the call')),
});
