import { type Failure, isUndecided } from './failure.ts';
import type { Ids } from './ports.ts';
import type { Result } from './result.ts';

/** Remembers under which keys requests went that have no definite answer yet. */
export interface Unanswered<Request> {
  readonly keyOf: (request: Request) => string | undefined;
  readonly keep: (request: Request, key: string) => void;
  readonly forget: (request: Request) => void;
}

const hasSameContent = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Remembers them for as long as a page lives (rule LEAD-3). */
export const unansweredHere = <Request>(
  isSame: (one: Request, other: Request) => boolean = hasSameContent,
): Unanswered<Request> => {
  let sent: readonly { readonly request: Request; readonly key: string }[] = [];
  const others = (request: Request) => sent.filter((one) => !isSame(one.request, request));
  return {
    keyOf: (request) => sent.find((one) => isSame(one.request, request))?.key,
    keep: (request, key) => {
      sent = [...others(request), { request, key }];
    },
    forget: (request) => {
      sent = others(request);
    },
  };
};

/**
 * Sends requests under keys: the same one goes under the same key again until it has a definite answer, so that there is
 * never a second one (rules CAREER-3, FORM-2, LEAD-3, ORDER-1, REVIEW-7). What became of one that was called off is not
 * known. Errors: those of `send`.
 */
export const keyed =
  <Request>(ids: Ids, unanswered: Unanswered<Request> = unansweredHere()) =>
  async <Answer>(
    request: Request,
    send: (key: string) => Promise<Result<Answer, Failure>>,
    signal?: AbortSignal,
  ): Promise<Result<Answer, Failure>> => {
    const key = unanswered.keyOf(request) ?? ids.next();
    unanswered.keep(request, key);
    const answer = await send(key);
    const isKnown = answer.ok || !isUndecided(answer.error);
    if (isKnown && !signal?.aborted) unanswered.forget(request);
    return answer;
  };
