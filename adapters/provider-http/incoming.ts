import * as v from 'valibot';
import {
  type AnswerOf,
  type Call,
  type DeclinedOf,
  onlyReads,
  type WireSchema,
} from '#adapters/provider-http/contract/define-call.ts';
import { errorBody, nonFieldErrors, withInvalidFields } from '#adapters/provider-http/contract/wire.ts';
import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { dropInvalidRecords, expectationOf, fieldOf, type InvalidField } from './invalid-records.ts';

/** An HTTP answer, read to its end. */
export interface RawAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  readonly etag?: string | undefined;
}

/** What a provider answers on purpose; all else is a `Failure`. */
export type Reply<C extends Call> =
  | { readonly kind: 'answer'; readonly value: AnswerOf<C> }
  /** `non_field_errors`, whatever the status: messages in the visitor's language (rule ERROR-11). */
  | { readonly kind: 'refusal'; readonly messages: readonly string[] }
  /** A refusal that the call declares, with its own body. */
  | DeclinedOf<C>;

const SILENT_MESSAGE = 'Internal Server Error';
const MESSAGE_MAX = 300;
export const TOO_MANY_REQUESTS = 429;
/** Most faults of one answer that are reported. */
const FAULTS_REPORTED = 20;

/** The failure of an answer that breaks its schema: `contract.<call id>.<field path>`. */
export const contractFailure = (call: Call, field: string, message: string): Failure =>
  failure('contract', `contract.${call.id}.${field}`, `Answer of ${call.id}: ${message}`);

/** Replaces the message of a silent call by the status text, or `Internal Server Error` (rule ERROR-6). */
export const redacted = (call: Call, problem: Failure, statusText = ''): Failure =>
  call.silent ? { ...problem, message: statusText || SILENT_MESSAGE } : problem;

/** Reports what of an answer is ignored: whole records, or single fields. */
export type ReportInvalid = (leftOut: readonly InvalidField[], what: 'records' | 'fields') => void;

/**
 * Reads an answer by the call's schemas. Broken list records of a read are dropped and reported.
 * Errors: `contract.<call id>.…`, `not_found` for 404, `http_<status>` for any other refusal.
 */
export const readAnswer = <C extends Call>(
  call: C,
  raw: RawAnswer,
  report: ReportInvalid,
): Result<Reply<C>, Failure> => {
  const reply = interpret(call, raw, report);
  return reply.ok ? reply : err(redacted(call, reply.error, raw.statusText));
};

const interpret = <C extends Call>(
  call: C,
  { status, statusText, body }: RawAnswer,
  report: ReportInvalid,
): Result<Reply<C>, Failure> => {
  const json = parseJson(body);
  const messages = refusalMessages(json);
  if (messages.length > 0) return ok({ kind: 'refusal', messages });
  if (status >= 200 && status < 300) {
    if (json === undefined) return err(contractFailure(call, 'body', 'not JSON'));
    const checked = check(call, call.answer, json, '', report);
    // The schema has just proven it.
    return checked.ok ? ok({ kind: 'answer', value: checked.value as AnswerOf<C> }) : checked;
  }
  const declared = call.refusals?.[status];
  if (declared) {
    const checked = check(call, declared, json, `${status}.`);
    // `declared` is the schema of this status.
    return checked.ok ? ok({ kind: 'declined', status, value: checked.value } as DeclinedOf<C>) : checked;
  }
  const message = messageOf(json) ?? (statusText || `HTTP ${status}`);
  if (status === 404) return err(notFound(message));
  if (status < 400) return err(contractFailure(call, 'status', `unexpected ${status}`));
  const code = `http_${status}`;
  // The caller did nothing wrong (rule ERROR-15).
  if (status >= 500) return err(failure('http', code, message, { retryable: true }));
  return err(failure('http', code, message, { status, retryable: status === TOO_MANY_REQUESTS }));
};

const check = (
  call: Call,
  schema: WireSchema,
  json: unknown,
  prefix: string,
  report?: ReportInvalid,
): Result<unknown, Failure> => {
  const odd: InvalidField[] = [];
  const parsed = withInvalidFields(
    (field, issue) => odd.push({ field, expected: expectationOf(issue) }),
    () => v.safeParse(schema, json),
  );
  if (odd.length > 0) report?.(odd, 'fields');
  if (parsed.success) return ok(parsed.output);
  const mended = report && onlyReads(call) ? dropInvalidRecords(schema, json) : undefined;
  if (report && mended) {
    report(mended.leftOut, 'records');
    return ok(mended.value);
  }
  const faults = [...new Set(parsed.issues.map((issue) => `${fieldOf(issue)}: ${expectationOf(issue)}`))];
  const field = `${prefix}${v.getDotPath(parsed.issues[0]) ?? 'answer'}`;
  return err(contractFailure(call, field, faults.slice(0, FAULTS_REPORTED).join('; ')));
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    // Not JSON: distinguished from every JSON value by being undefined.
    return undefined;
  }
};

const refusalMessages = (json: unknown): readonly string[] => {
  const parsed = v.safeParse(nonFieldErrors, json);
  return parsed.success ? [parsed.output.non_field_errors].flat().filter((message) => message !== '') : [];
};

const messageOf = (json: unknown): string | undefined => {
  const parsed = v.safeParse(errorBody, json);
  const message = parsed.success ? parsed.output.message || parsed.output.detail : undefined;
  return message ? message.slice(0, MESSAGE_MAX) : undefined;
};
