import type { IncomingHttpHeaders } from 'node:http';
import { FormData } from 'undici';
import type { Call } from '#adapters/provider-http/contract/define-call.ts';
import type { Locale } from '#core/kernel/locale/index.ts';

/** Language, partner and abort signal of a call. */
export interface CallContext {
  readonly locale: Locale;
  /** Token of the partner; absent for a visitor. */
  readonly shtoken?: string | undefined;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** More headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Is called with the headers of an answer. */
  readonly onHeaders?: (headers: IncomingHttpHeaders) => void;
}

export interface StaticToken {
  readonly header: string;
  readonly value: string;
}

/** The untyped parts of a request. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
type QueryValue = string | number | boolean;

/**
 * Path and query of a call below a base path. Base and path are joined by exactly one slash, so a missing leading
 * slash changes nothing and a trailing one stays. Undefined when a parameter would lead to another path (empty, `.`
 * or `..`): nothing can be there.
 */
export const targetOf = (
  basePath: string,
  call: Call,
  { params = {}, query = {} }: RequestParts,
): string | undefined => {
  const values = Object.values(params).map(String);
  if (values.some((value) => /^\.{0,2}$/.test(value))) return undefined;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '').toWellFormed()),
  );
  const search = searchOf(query);
  return `${basePath.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}${search === '' ? '' : `?${search}`}`;
};

const searchOf = (query: NonNullable<RequestParts['query']>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) parameters.append(name, String(one));
  return parameters.toString();
};

/** Headers of a call: language, the fixed token, and what the context adds: a partner's own token in `shtoken` (rule AUTH-1). */
export const headersOf = (call: Call, token: StaticToken, context: CallContext): Record<string, string> => ({
  accept: 'application/json',
  lang: context.locale,
  [token.header]: token.value,
  ...(call.body && call.encoding !== 'multipart' ? { 'content-type': 'application/json' } : {}),
  ...(context.shtoken === undefined ? {} : { shtoken: context.shtoken }),
  ...context.headers,
  ...(call.idempotent && context.idempotencyKey !== undefined ? { 'idempotency-key': context.idempotencyKey } : {}),
});

/** Serializes the body: JSON, a form for multipart calls, or nothing. */
export const bodyOf = (call: Call, { body }: RequestParts): string | FormData | undefined => {
  if (body === undefined) return undefined;
  if (call.encoding !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};
