import * as v from 'valibot';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { defineCall, type WireSchema } from '#adapters/provider-http/contract/define-call.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, notFound, type Result } from '#core/kernel/shared/index.ts';

/** A Saleor, and the channel that the shop sells from. */
export interface SaleorAccess {
  readonly transport: Transport;
  /** Slug of the channel. */
  readonly channel: string;
}

const request = v.object({
  operationName: v.string(),
  query: v.string(),
  variables: v.record(v.string(), v.unknown()),
});

/** Declares a query: the name of its operation, its document, and the schema of its `data`. */
export const defineQuery = <const Data extends WireSchema>(
  operation: string,
  summary: string,
  document: string,
  data: Data,
) => ({
  document,
  call: defineCall({
    id: operation,
    method: 'POST',
    // GraphQL sends everything by POST; a query changes nothing.
    reads: true,
    path: '',
    summary,
    body: request,
    answer: v.object({ data }),
  }),
});

/** What a query is asked with beside its own variables. */
interface QueryContext {
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

/** A language as Saleor's `LanguageCodeEnum` spells it. */
const languageOf = (locale: Locale): string => locale.toUpperCase();

/** An address that is not there, or a query that is refused, says nothing of what was asked for: it is the shop's failure. */
const asOwn = ({ kind, code, message, ...rest }: Failure): Failure => {
  if (code === 'not_found') return failure('http', 'http_404', message);
  return kind === 'http'
    ? failure(kind, code, message, { retryable: rest.retryable })
    : { kind, code, message, ...rest };
};

/**
 * Asks a query and maps its `data`.
 * Errors: those of the transport, of which a 4xx is the shop's own failure; `contract.<operation>.data…` also for a
 * query that Saleor answers with errors alone.
 */
export const askSaleor = async <Data extends WireSchema, Value>(
  { transport }: SaleorAccess,
  { call, document }: ReturnType<typeof defineQuery<Data>>,
  variables: Readonly<Record<string, unknown>>,
  { locale, signal }: QueryContext,
  map: (data: v.InferOutput<Data>) => Result<Value, Failure>,
): Promise<Result<Value, Failure>> => {
  const body = {
    operationName: call.id,
    query: document,
    variables: { language: languageOf(locale), ...variables },
  };
  const reply = await transport.send(call, { body }, { locale, signal });
  if (!reply.ok) return err(asOwn(reply.error));
  const said = reply.value;
  return said.kind === 'answer'
    ? map((said.value as { data: v.InferOutput<Data> }).data)
    : err(failure('contract', `contract.${call.id}.data`, 'Not an answer of GraphQL'));
};

/** The answer to what Saleor's storefront has no query for: the same as of a provider that does not know a call. */
export const notOffered = async (): Promise<Result<never, Failure>> =>
  err(notFound("Saleor's storefront API does not tell this"));
