import { request as send } from 'undici';
import { login } from '#adapters/provider-http/calls/auth.ts';
import { providerCalls } from '#adapters/provider-http/contract/calls.ts';
import type { Call } from '#adapters/provider-http/contract/define-call.ts';
import { readAnswer } from '#adapters/provider-http/incoming.ts';
import type { InvalidField } from '#adapters/provider-http/invalid-records.ts';
import { missingCallEffect } from '#adapters/provider-http/missing-call-effects.ts';
import { bodyOf, headersOf, type StaticToken, targetOf } from '#adapters/provider-http/outgoing.ts';
import { DEFAULT_LOCALE, type Locale, locales } from '#core/kernel/locale/index.ts';
import { exampleRequest } from './example-values.ts';

export interface CheckOptions {
  readonly url: string;
  readonly staticToken: StaticToken;
  /** A partner's name and password; without them calls for partners are skipped. */
  readonly credentials?: { readonly login: string; readonly password: string } | undefined;
  /** Whether calls that write are made as well. */
  readonly write: boolean;
}

/** The result of checking a call. */
export type CallResult = 'works' | 'in part' | 'missing' | 'wrong' | 'slow' | 'skipped';

export interface CheckedCall {
  readonly call: string;
  readonly assumed: boolean;
  readonly standing: CallResult;
  /** Which fields, what was wanted, or what the shop does without it. */
  readonly detail: string;
  /** 95th percentile of the answer times, ms; absent without answers. */
  readonly p95?: number;
}

/** Slower answers are reported, ms: a page makes several calls one after the other. */
const SLOW_MS = 500;
const DEADLINE_MS = 10_000;
const NOT_FOUND = 404;
/** Its first attempt returns the total, with which the second places the order. */
const ORDER = 'submitOrder';

interface Try {
  readonly ms: number;
  readonly leftOut: readonly InvalidField[];
  /** What is wrong with the answer; absent when nothing is. */
  readonly fault?: string;
  readonly status: number;
}

/**
 * Makes every call of the contract with its example in every language and returns the result of each. Never throws for
 * network errors.
 */
export const checkProvider = async (options: CheckOptions): Promise<readonly CheckedCall[]> => {
  const base = new URL(options.url);
  const answers = new Map<string, unknown>();
  let shtoken: string | undefined;

  const attempt = async (call: Call, locale: Locale): Promise<Try> => {
    const parts = exampleRequest(call, answers);
    const request = call.id === login.id && options.credentials ? { ...parts, body: options.credentials } : parts;
    const path = targetOf(base.pathname, call, request) ?? '/';
    const context = { locale, ...(call.secured ? { shtoken } : {}), idempotencyKey: crypto.randomUUID() };
    const startedAt = performance.now();
    try {
      const response = await send(base.origin + path, {
        method: call.method,
        headers: headersOf(call, options.staticToken, context),
        body: bodyOf(call, request) ?? null,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const body = await response.body.text();
      const ms = performance.now() - startedAt;
      const leftOut: InvalidField[] = [];
      const raw = { status: response.statusCode, statusText: response.statusText, body };
      const reply = readAnswer(call, raw, (found) => leftOut.push(...found));
      if (body.startsWith('{') || body.startsWith('[')) answers.set(call.id, JSON.parse(body));
      const isAnswer = reply.ok && (reply.value.kind === 'answer' || call.id === ORDER);
      const fault = isAnswer ? {} : { fault: faultOf(reply.ok ? undefined : reply.error.message, response.statusCode) };
      return { ms, leftOut, status: response.statusCode, ...fault };
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      return { ms: performance.now() - startedAt, leftOut: [], status: 0, fault };
    }
  };

  const checkCall = async (call: Call): Promise<CheckedCall> => {
    const named = { call: call.id, assumed: call.assumed === true };
    const isRead = call.method === 'GET' || call.id === login.id;
    if (call.secured === 'required' && shtoken === undefined)
      return { ...named, standing: 'skipped', detail: 'needs a partner: add --login and --password' };
    if (call.id === login.id && !options.credentials)
      return { ...named, standing: 'skipped', detail: 'add --login and --password' };
    if (!isRead && !options.write) return { ...named, standing: 'skipped', detail: 'writes: add --write' };
    if (!options.write && Object.values(call.example?.from ?? {}).some(isWritten))
      return { ...named, standing: 'skipped', detail: 'reads what was written: add --write' };
    const tries: Try[] = [];
    for (const locale of locales) tries.push(await attempt(call, locale));
    if (call.id === ORDER) tries.push(await attempt(call, DEFAULT_LOCALE));
    return { ...named, ...standingOf(call, tries) };
  };

  const checked = new Map<string, CheckedCall>();
  const check = async (call: Call): Promise<void> => void checked.set(call.id, await checkCall(call));
  await check(login);
  const token = (answers.get(login.id) as { readonly token?: unknown } | undefined)?.token;
  shtoken = typeof token === 'string' ? token : undefined;
  // Calls whose answers fill the examples of others come first.
  const calls: readonly Call[] = Object.values(providerCalls);
  const turnOf = (call: Call): number => {
    const sources = Object.values(call.example?.from ?? {});
    if (sources.some(isWritten) && call.id !== ORDER) return 2;
    return call.method === 'GET' && sources.length === 0 ? 0 : 1;
  };
  for (const call of calls.toSorted((one, other) => turnOf(one) - turnOf(other)))
    if (call.id !== login.id) await check(call);
  return calls.flatMap(({ id }) => checked.get(id) ?? []);
};

/** Whether an example takes a value from what another call has written. */
const isWritten = (source: string): boolean => {
  const [id = ''] = source.split(/[?:#]/);
  return (providerCalls as Readonly<Record<string, Call>>)[id]?.method === 'POST';
};

const faultOf = (message: string | undefined, status: number): string => message ?? `refused with ${status}`;

const standingOf = (call: Call, tries: readonly Try[]): Pick<CheckedCall, 'standing' | 'detail' | 'p95'> => {
  const times = tries.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const p95 = Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? 0);
  if (tries.every(({ status }) => status === NOT_FOUND))
    return { standing: 'missing', detail: `without it: ${missingCallEffect(call.id)}`, p95 };
  const fault = tries.find((one) => one.fault !== undefined)?.fault;
  if (fault !== undefined) return { standing: 'wrong', detail: fault, p95 };
  const fields = new Set(tries.flatMap(({ leftOut }) => leftOut.map(({ field, expected }) => `${field}: ${expected}`)));
  if (fields.size > 0) return { standing: 'in part', detail: [...fields].join('; '), p95 };
  return p95 > SLOW_MS
    ? { standing: 'slow', detail: `above ${SLOW_MS} ms`, p95 }
    : { standing: 'works', detail: '', p95 };
};
