import type { Failure } from '#core/kernel/shared/index.ts';
import type { Transport } from './ask.ts';

export interface ObservedCall {
  /** Id of the call. */
  readonly call: string;
  readonly outcome: string;
  readonly ms: number;
}

/** One of few names, for metrics: a broken field is not part of it. */
const outcomeOf = ({ kind, code }: Failure): string => (kind === 'contract' ? 'contract' : code);

/** A transport that reports each call with its outcome and time. */
export const observeCalls = (transport: Transport, onCall: (seen: ObservedCall) => void): Transport => ({
  ...transport,
  send: async (call, request, context) => {
    const startedAt = performance.now();
    const reply = await transport.send(call, request, context);
    const outcome = reply.ok ? 'ok' : outcomeOf(reply.error);
    onCall({ call: call.id, outcome, ms: performance.now() - startedAt });
    return reply;
  },
});
