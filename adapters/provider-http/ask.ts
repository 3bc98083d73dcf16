import type { AnswerOf, Call, RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { Reply } from './incoming.ts';
import type { CallContext } from './outgoing.ts';
import type { Transport } from './transport.ts';

/** The transport, and on whose behalf it is used. */
export interface ProviderAccess {
  readonly transport: Transport;
  /** Token of the partner; absent for a visitor. */
  readonly shtoken?: string | undefined;
}

/**
 * Makes a call whose only good outcome is its answer, and maps that.
 * Errors: those of the transport; `refused` with the provider's words for `non_field_errors`.
 */
export const ask = async <C extends Call, Value>(
  { transport, shtoken }: ProviderAccess,
  call: C,
  request: RequestOf<C>,
  context: Omit<CallContext, 'shtoken'>,
  map: (answer: AnswerOf<C>) => Result<Value, Failure>,
): Promise<Result<Value, Failure>> => {
  const reply = await transport.send(call, request, { ...context, shtoken });
  if (!reply.ok) return reply;
  const said: Reply<C> = reply.value;
  if (said.kind === 'answer') {
    const value = map(said.value);
    if (!value.ok && value.error.kind === 'contract') transport.logFailure(call, value.error);
    return value;
  }
  const words = said.kind === 'refusal' ? said.messages.join(' ') : `Status ${said.status}`;
  return err(failure('domain', 'refused', words));
};

/** Whether the provider has nothing at the address of a call: the call itself may be unknown to it. */
export const isUnknown = (answer: Result<unknown, Failure>): boolean => !answer.ok && answer.error.code === 'not_found';

/** A mapper that cannot fail, for `ask`. */
export const mapped =
  <From, To>(map: (from: From) => To) =>
  (from: From): Result<To, never> =>
    ok(map(from));
