import { BulkheadRejectedError, bulkhead, TaskCancelledError } from 'cockatiel';
import { Pool } from 'undici';
import { type Call, onlyReads } from '#adapters/provider-http/contract/define-call.ts';
import { err, type Failure, failure, notFound, type Result } from '#core/kernel/shared/index.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { Transport } from './ask.ts';
import { createBreaker } from './breaker.ts';
import {
  contractFailure,
  type RawAnswer,
  type Reply,
  type ReportInvalid,
  readAnswer,
  redacted,
  TOO_MANY_REQUESTS,
} from './incoming.ts';
import { missingCallEffect } from './missing-call-effects.ts';
import { bodyOf, type CallContext, headersOf, type RequestParts, type StaticToken, targetOf } from './outgoing.ts';
import { createPictureAddresses } from './picture-addresses.ts';
import { createStaticTokenCheck } from './static-token-check.ts';
import type { WarnLogger } from './warn-logger.ts';

export interface TransportOptions {
  /** Address of the provider; a path and a trailing slash are allowed. */
  readonly baseUrl: string;
  readonly staticToken: StaticToken;
  /** What addresses of pictures are signed with. */
  readonly pictureKey: Buffer;
  /** Hosts beside the provider's own that pictures may come from; none unless given. */
  readonly pictureHosts?: readonly string[];
  readonly logger: WarnLogger;
  /** Called when the breaker opens and when it closes. */
  readonly onBreak?: ((isOpen: boolean) => void) | undefined;
  /** The id of the request on whose behalf a call is made, if there is one. */
  readonly requestId?: (() => string | undefined) | undefined;
  /** Longest time for one call, ms: queue, connection, headers, body and the retry together. */
  readonly deadlineMs?: number;
  /** Longest answer, bytes. */
  readonly maxResponseBytes?: number;
  /** Calls under way at a time; also the number of connections. */
  readonly concurrency?: number;
  /** Calls that may wait for their turn; one more fails at once. */
  readonly queue?: number;
}

const DEADLINE_MS = 8_000;
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
const CONCURRENCY = 64;
const QUEUE = 128;
/** Most different faults that are logged. */
const FAULTS_SAID = 1_000;
/** Statuses of a gateway; the provider itself may not have seen the call. */
const GATEWAY_TROUBLE = [502, 503, 504];

/** One attempt at a call: its answer, or why it failed. */
type Attempt = { readonly raw: RawAnswer } | { readonly failed: Failure };

/** Opens a transport over undici; failures are logged and returned (rule ERROR-9). The caller closes it. */
export const createTransport = (options: TransportOptions): Transport => {
  const { staticToken, logger, deadlineMs = DEADLINE_MS, concurrency = CONCURRENCY } = options;
  const base = new URL(options.baseUrl);
  const pool = new Pool(base.origin, {
    connections: concurrency,
    maxResponseSize: options.maxResponseBytes ?? MAX_RESPONSE_BYTES,
    connect: { timeout: deadlineMs },
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
  });
  const gate = bulkhead(concurrency, options.queue ?? QUEUE);
  /** Ends reads that wait in the queue. */
  const waiting = new Set<() => void>();
  const breaker = createBreaker({
    now: () => performance.now(),
    onChange: (isOpen) => {
      options.onBreak?.(isOpen);
      logger.warn({}, isOpen ? 'the provider fails: reads are paused' : 'the provider answers again');
      if (isOpen) for (const end of waiting) end();
    },
  });
  const answers = createAnswerCache();
  const refusals = createStaticTokenCheck(logger, () => performance.now());

  /** Faults that were logged, each once. */
  const said = new Set<string>();
  const isNew = (fault: string): boolean => {
    if (said.has(fault) || said.size >= FAULTS_SAID) return false;
    said.add(fault);
    return true;
  };
  const reportOf =
    (call: Call): ReportInvalid =>
    (leftOut, what) => {
      for (const { field, expected } of leftOut) {
        if (!isNew(`${call.id} ${field} ${expected}`)) continue;
        logger.warn({ call: call.id, field, expected }, `${what} that break their schema are ignored`);
      }
    };

  const named = (): Record<string, string> => {
    const id = options.requestId?.();
    return id === undefined ? {} : { 'x-request-id': id };
  };

  /** A 404 for a call without parameters means that the provider lacks the call. */
  const reportUnknown = (call: Call): void => {
    if (call.params || !isNew(call.id)) return;
    logger.warn(
      { call: call.id, address: call.path, without: missingCallEffect(call.id) },
      'the provider answers a call with 404',
    );
  };

  const logFailure: Transport['logFailure'] = (call, { kind, code, status, message }) =>
    logger.warn({ call: call.id, kind, code, status, faults: message }, 'provider call failed');

  const attempt = async (
    call: Call,
    path: string,
    request: RequestParts,
    context: CallContext,
    etag: string | undefined,
  ): Promise<Attempt> => {
    const condition = etag === undefined ? {} : { 'if-none-match': etag };
    try {
      const response = await pool.request({
        path,
        method: call.method,
        headers: { ...headersOf(call, staticToken, context), ...condition, ...named() },
        body: bodyOf(call, request) ?? null,
        signal: context.signal ?? null,
      });
      const body = await response.body.text();
      const { statusCode: status, statusText, headers } = response;
      context.onHeaders?.(headers);
      return { raw: { status, statusText, body, etag: [headers.etag].flat()[0] } };
    } catch (error) {
      return { failed: networkFailure(call, error) };
    }
  };

  const send: Transport['send'] = async (call, request, context) => {
    const startedAt = performance.now();
    const parts = request as RequestParts;
    const path = targetOf(base.pathname, call, parts);
    if (path === undefined) return err(notFound('No such address'));
    const isRead = onlyReads(call);
    // A write is always tried: no fallback could replace it.
    if (isRead && !breaker.admits()) return err(redacted(call, unavailable));
    const question = isOfGoods(call, context) ? `${context.locale} ${path}` : undefined;
    const known = question === undefined ? undefined : answers.last(question);
    const outcome = await withinDeadline(deadlineMs, context.signal, (signal, stop) => {
      const end = () => stop(unavailable);
      if (isRead) waiting.add(end);
      const made = gate.execute(async () => {
        waiting.delete(end);
        const watch = isRead ? breaker.watch() : undefined;
        const tryNow = () => attempt(call, path, parts, { ...context, signal }, known?.etag);
        const first = await tryNow();
        const again = isRead && !signal.aborted && !breaker.isOpen() && worthRetrying(first);
        const last = again ? await tryNow() : first;
        watch?.end(signal.aborted ? 'unknown' : healthOf(last));
        return last;
      }, signal);
      return made.finally(() => waiting.delete(end));
    });
    const readNow = (raw: RawAnswer) => readAnswer(call, raw, reportOf(call));
    const read = (raw: RawAnswer): Result<Reply<typeof call>, Failure> =>
      question === undefined ? readNow(raw) : answers.read(question, known, raw, () => readNow(raw));
    const reply = 'raw' in outcome ? read(outcome.raw) : err(redacted(call, outcome.failed));
    const failed = refusals.check({
      failed: reply.ok ? undefined : reply.error,
      hasToken: context.shtoken !== undefined,
    });
    const result = failed ? err(failed) : reply;
    if (!result.ok && result.error.code === 'not_found') reportUnknown(call);
    if (!result.ok && isWorthTelling(call, result.error)) {
      const { kind, code, status, message } = result.error;
      const ms = Math.round(performance.now() - startedAt);
      // Faults of a contract are names of fields. Other messages of a provider may be personal data.
      const faults = kind === 'contract' ? { faults: message } : {};
      logger.warn({ call: call.id, kind, code, status, ms, ...faults }, 'provider call failed');
    }
    return result;
  };

  const pictures = createPictureAddresses({
    origin: base.origin,
    hosts: options.pictureHosts ?? [],
    key: options.pictureKey,
    logger,
  });
  return { pictures, send, logFailure, close: () => pool.destroy() };
};

/**
 * Runs work until it ends, the deadline (ms) passes or the caller aborts. The time covers waiting in the queue, which
 * undici's own limits do not.
 */
const withinDeadline = async (
  ms: number,
  asker: AbortSignal | undefined,
  work: (signal: AbortSignal, stop: (failed: Failure) => void) => Promise<Attempt>,
): Promise<Attempt> => {
  if (asker?.aborted) return { failed: aborted };
  const controller = new AbortController();
  const cut = Promise.withResolvers<Attempt>();
  const stop = (failed: Failure) => {
    cut.resolve({ failed });
    controller.abort();
  };
  const timer = setTimeout(stop, ms, failure('timeout', 'timeout', `No answer within ${ms} ms`));
  const onAbort = () => stop(aborted);
  asker?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([cut.promise, work(controller.signal, stop).catch(refusedEntry)]);
  } finally {
    clearTimeout(timer);
    asker?.removeEventListener('abort', onAbort);
  }
};

const aborted = failure('network', 'aborted', 'The asker went away');
const unavailable = failure('network', 'unavailable', 'Reads of the provider are paused');

/** The bulkhead rejects calls when its queue is full and drops cancelled ones; all else is a bug. */
const refusedEntry = (error: unknown): Attempt => {
  if (error instanceof BulkheadRejectedError)
    return { failed: failure('network', 'overloaded', 'Too many calls are waiting') };
  if (error instanceof TaskCancelledError) return { failed: aborted };
  throw error;
};

/** Products and prices as visitors see them: requested each time, but parsed only when the bytes change. */
const isOfGoods = ({ method, secured }: Call, { shtoken }: CallContext): boolean =>
  method === 'GET' && secured === 'optional' && shtoken === undefined;

/** What an attempt says of the provider's health. */
const healthOf = (attempt: Attempt): 'good' | 'failed' =>
  'raw' in attempt && attempt.raw.status < 500 && attempt.raw.status !== TOO_MANY_REQUESTS ? 'good' : 'failed';

const worthRetrying = (attempt: Attempt): boolean =>
  'raw' in attempt ? GATEWAY_TROUBLE.includes(attempt.raw.status) : attempt.failed.kind === 'network';

const isWorthTelling = (call: Call, { code }: Failure): boolean =>
  !['aborted', 'unavailable', 'overloaded'].includes(code) && (code !== 'not_found' || call.silent === true);

const networkFailure = (call: Call, error: unknown): Failure => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return contractFailure(call, 'size', 'too large');
  if (code === 'UND_ERR_INVALID_ARG')
    return failure('domain', 'invalid_request', 'A header or path has characters it must not have', { status: 400 });
  if (/^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.test(code)) return failure('timeout', 'timeout', 'No answer in time');
  return failure('network', 'unreachable', `No answer from the provider${code === '' ? '' : ` (${code})`}`);
};
