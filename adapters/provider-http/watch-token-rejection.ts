import type { Transport } from './ask.ts';

const UNAUTHORISED = 401;

/** A transport that calls back when the provider rejects the partner's token. */
export const watchTokenRejection = (transport: Transport, onRefused: () => void): Transport => ({
  ...transport,
  send: async (call, request, context) => {
    const reply = await transport.send(call, request, context);
    if (context.shtoken !== undefined && !reply.ok && reply.error.status === UNAUTHORISED) onRefused();
    return reply;
  },
});
