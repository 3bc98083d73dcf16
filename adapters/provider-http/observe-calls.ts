import type { Failure } from '#core/kernel/shared/index.ts';
import type { Transport } from './ask.ts';

/** What became of a call. */
export interface CallSeen {
  /** Name of the call in the contract. */
  readonly call: string;
  readonly outcome: string;
  readonly ms: number;
}

/** A short name of few: a broken answer's field would make as many as there are fields. */
const outcomeOf = ({ kind, code }: Failure): string => (kind === 'contract' ? 'contract' : code);

/** A transport whose calls are observed; its answers stay as they are. */
export const observeCalls = (transport: Transport, onCall: (seen: CallSeen) => void): Transport => ({
  ...transport,
  send: async (call, request, context) => {
    const startedAt = performance.now();
    const reply = await transport.send(call, request, context);
    const outcome = reply.ok ? 'ok' : outcomeOf(reply.error);
    onCall({ call: call.id, outcome, ms: performance.now() - startedAt });
    return reply;
  },
});
