import type { Transport } from './ask.ts';

const UNAUTHORISED = 401;

/** A transport that tells when the provider no longer takes the partner's token; its answers stay as they are. */
export const watchToken = (transport: Transport, onRefused: () => void): Transport => ({
  ...transport,
  send: async (call, request, context) => {
    const reply = await transport.send(call, request, context);
    if (context.shtoken !== undefined && !reply.ok && reply.error.status === UNAUTHORISED) onRefused();
    return reply;
  },
});
