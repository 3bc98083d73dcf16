/**
 * The outcome of something that may fail in an expected way: a value, or a typed error; never thrown (rule ERROR-3).
 */
export type Result<Value, Error> = Ok<Value> | Err<Error>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Err<Error> {
  readonly ok: false;
  readonly error: Error;
}

/** Wraps a value as success (rule ERROR-3). */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

/** Wraps an error as failure (rule ERROR-3). */
export const err = <Error>(error: Error): Err<Error> => ({ ok: false, error });

/** The value of a success, or `fallback` of a failure: for blocks a page can do without (rule ERROR-3). */
export const valueOr = <Value, Fallback>(result: Result<Value, unknown>, fallback: Fallback): Value | Fallback =>
  result.ok ? result.value : fallback;

/** Changes the value of a success; a failure passes through (rule ERROR-3). */
export const mapResult = <From, To, Error>(
  result: Result<From, Error>,
  change: (value: From) => To,
): Result<To, Error> => (result.ok ? ok(change(result.value)) : result);
