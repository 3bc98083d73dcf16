/**
 * The one ladder of failures that a port may answer with (rule ERROR-1).
 * `network` nothing came back · `timeout` the deadline passed · `http` the other side refused ·
 * `contract` its answer has not the agreed shape · `domain` a rule of the shop says no.
 */
export type FailureKind = 'network' | 'timeout' | 'http' | 'contract' | 'domain';

export interface Failure {
  readonly kind: FailureKind;
  /** Stable and safe to show to a program, e.g. `not_found`, `contract.price`. */
  readonly code: string;
  /** Whether the same call may succeed when made again. */
  readonly retryable: boolean;
  /** HTTP status of the error page (rule ERROR-12). */
  readonly status: number;
  readonly message: string;
}

/** A rule's refusal is the visitor's to mend; everything else is the shop's own failure (rule ERROR-15). */
const REFUSED = 422;
const UNAVAILABLE = 503;

/** Builds a failure; status and retryability follow from the kind unless given (rules ERROR-1, ERROR-15). */
export const failure = (
  kind: FailureKind,
  code: string,
  message: string,
  more: Partial<Pick<Failure, 'status' | 'retryable'>> = {},
): Failure => ({
  kind,
  code,
  message,
  status: more.status ?? (kind === 'domain' ? REFUSED : UNAVAILABLE),
  retryable: more.retryable ?? (kind === 'network' || kind === 'timeout'),
});

/** The failure of asking for something that is not there: 404 (rule ERROR-1). */
export const notFound = (message: string): Failure => failure('domain', 'not_found', message, { status: 404 });

/** Statuses under 500 that say "not now" rather than "no". */
const LATER = [408, 409, 425, 429];

/**
 * Whether the outcome of a request is unknown after a failure (rule ERROR-10): a refusal is definite; a timeout, a
 * broken answer or a 5xx is not.
 */
export const isUndecided = ({ kind, status }: Failure): boolean =>
  kind === 'http' ? status >= 500 || LATER.includes(status) : kind !== 'domain';
