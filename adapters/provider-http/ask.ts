import type * as v from 'valibot';
import type { AnswerOf, Call, RequestOf, WireSchema } from '#adapters/provider-http/contract/define-call.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import type { UtmSet } from '#core/marketing/campaign/index.ts';
import type { Reply } from './incoming.ts';
import { present, type TextMapping } from './mapping.ts';
import type { CallContext } from './outgoing.ts';
import type { PictureAddresses } from './picture-addresses.ts';

/** Sends calls to the provider. */
export interface Transport {
  readonly pictures: PictureAddresses;
  /**
   * Makes a call; never throws for what may happen on a network.
   * Errors: `aborted`, `timeout`, `overloaded`, `unavailable`, `unreachable`, `not_found`, `invalid_request`, `http_<status>`,
   * `contract.<call id>.<field path>`.
   */
  send<C extends Call>(call: C, request: RequestOf<C>, context: CallContext): Promise<Result<Reply<C>, Failure>>;
  /** Logs an answer that passes its schema but cannot be mapped (rule ERROR-9). */
  logFailure(call: Call, failed: Failure): void;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** The transport, and the partner who uses it. */
export interface ProviderAccess {
  readonly transport: Transport;
  /** Token of the partner; absent for a visitor. */
  readonly shtoken?: string | undefined;
}

/**
 * Makes a call and maps its answer.
 * Errors: those of the transport; `refused` with the provider's message for `non_field_errors`.
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

/** Whether a call was answered with 404: the provider may not have the call at all. */
export const isNotFound = (answer: Result<unknown, Failure>): boolean =>
  !answer.ok && answer.error.code === 'not_found';

/** What every query of a port has. */
export interface InLocale {
  readonly locale: Locale;
}

/** Makes a port's method of a call: `requestOf` makes the request of the query, `map` the value of the answer. */
export const readerOf =
  (access: ProviderAccess) =>
  <C extends Call, Query extends InLocale, Value>(
    call: C,
    requestOf: (query: Query) => RequestOf<C>,
    map: (answer: AnswerOf<C>, mapping: TextMapping, query: Query) => Value,
  ) =>
  (query: Query, signal?: AbortSignal): Promise<Result<Value, Failure>> => {
    const { locale } = query;
    const { pictures } = access.transport;
    return ask(access, call, requestOf(query), { locale, signal }, (answer) =>
      ok(map(answer, { pictures, locale }, query)),
    );
  };

/** What comes with every form, beside its body. */
interface FormContext extends InLocale {
  readonly key: string;
  readonly utm?: UtmSet | undefined;
}

type FormCall<Body extends WireSchema> = Call<
  undefined,
  undefined,
  Body,
  v.GenericSchema<unknown, { readonly success: boolean; readonly order_number?: string | null | undefined }>,
  undefined
>;

/** Sends a form with the campaign that brought the visitor. An answer without `success` is a refusal. */
export const sendForm = async <Body extends WireSchema>(
  { transport, shtoken }: ProviderAccess,
  call: FormCall<Body>,
  body: v.InferInput<Body>,
  { locale, key, utm }: FormContext,
  signal?: AbortSignal,
): Promise<Result<FormAnswer, Failure>> => {
  const request = { body: { ...Object(body), ...present({ utm }) } } as RequestOf<FormCall<Body>>;
  const reply = await transport.send(call, request, { locale, signal, idempotencyKey: key, shtoken });
  return mapResult(reply, (said: Reply<FormCall<WireSchema>>): FormAnswer => {
    if (said.kind !== 'answer') return { kind: 'refused', messages: said.messages };
    const { success, order_number: number } = said.value;
    if (!success) return { kind: 'refused', messages: [] };
    return { kind: 'accepted', ...(number ? { orderNumber: number } : {}) };
  });
};
