import * as v from 'valibot';
import type { ProviderAccess, Transport } from '#adapters/provider-http/ask.ts';
import { defineCall, type WireSchema } from '#adapters/provider-http/contract/define-call.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';

/** Most records of a list that Vendure gives at a time. */
export const MOST_AT_ONCE = 100;

const request = v.object({
  operationName: v.string(),
  query: v.string(),
  variables: v.record(v.string(), v.unknown()),
});

/** A GraphQL operation with the schema of its `data`. */
export interface Operation<Data extends WireSchema> {
  readonly document: string;
  readonly name: string;
  readonly reads: boolean;
  readonly data: Data;
}

/** Declares an operation; its name and kind are read from its document. */
export const defineOperation = <const Data extends WireSchema>(document: string, data: Data): Operation<Data> => {
  const [, kind, name = ''] = /^(query|mutation) (\w+)/.exec(document) ?? [];
  return { document, name, reads: kind === 'query', data };
};

const callOf = <Data extends WireSchema>({ name, reads, data }: Operation<Data>) =>
  defineCall({
    id: name,
    method: 'POST',
    reads,
    path: '',
    summary: name,
    query: v.object({ languageCode: v.string() }),
    body: request,
    answer: v.object({ data }),
  });

/** Vendure takes another address for a channel; a 404 or a refused query tells nothing of what was asked for. */
const asOwn = (failed: Failure): Failure => {
  const { kind, code, message, retryable } = failed;
  if (code === 'not_found') return failure('http', 'http_404', message);
  return kind === 'http' && failed.status !== UNAUTHORISED ? failure(kind, code, message, { retryable }) : failed;
};
const UNAUTHORISED = 401;

/** The failure of a call that needs a partner and has none. */
export const unauthorised = failure('http', 'http_401', 'No partner is signed in', { status: UNAUTHORISED });

/** A visitor's session of the engine; it begins with the first operation that needs one. */
export interface EngineSession {
  token?: string;
}

interface EngineContext {
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
  readonly session?: EngineSession | undefined;
}

const within = (session: EngineSession | undefined): Pick<Parameters<Transport['send']>[2], 'headers' | 'onHeaders'> =>
  session
    ? {
        ...(session.token === undefined ? {} : { headers: { authorization: `Bearer ${session.token}` } }),
        onHeaders: ({ [TOKEN_HEADER]: token }) => {
          if (typeof token === 'string' && token !== '') session.token = token;
        },
      }
    : {};
const TOKEN_HEADER = 'vendure-auth-token';

/**
 * Runs an operation and maps its `data`.
 * Errors: those of the transport; a refused operation is the shop's own failure; `contract.<operation>.data…` for an
 * answer of errors alone.
 */
export const askEngine = async <Data extends WireSchema, Value>(
  { transport, shtoken }: ProviderAccess,
  operation: Operation<Data>,
  variables: Readonly<Record<string, unknown>>,
  { locale, signal, session }: EngineContext,
  map: (data: v.InferOutput<Data>) => Result<Value, Failure> | Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> => {
  const call = callOf(operation);
  const body = { operationName: operation.name, query: operation.document, variables };
  const reply = await transport.send(
    call,
    { query: { languageCode: locale }, body },
    { locale, signal, shtoken, ...within(session) },
  );
  if (!reply.ok) return err(asOwn(reply.error));
  const said = reply.value;
  return said.kind === 'answer'
    ? map((said.value as { data: v.InferOutput<Data> }).data)
    : err(failure('contract', `contract.${operation.name}.data`, 'Not an answer of GraphQL'));
};

export const pluginQuery = defineOperation(
  'query ShopPlugin { shopPlaces { id } }',
  v.object({ shopPlaces: v.array(v.object({ id: v.string() })) }),
);

/** Asks a Vendure once whether it has the shop's plugin; asks again as long as it does not answer. */
export const recognisePlugin = (transport: Transport, locale: Locale): (() => Promise<boolean>) => {
  let known: Promise<boolean | undefined> | undefined;
  const find = async (): Promise<boolean | undefined> => {
    const answer = await askEngine({ transport }, pluginQuery, {}, { locale }, () => ok(true));
    return answer.ok || (answer.error.kind === 'http' && answer.error.code === REFUSED_QUERY ? false : undefined);
  };
  return async () => {
    known ??= find();
    const has = await known;
    if (has === undefined) known = undefined;
    // One that does not answer is asked with what the shop needs.
    return has ?? true;
  };
};
const REFUSED_QUERY = 'http_400';
