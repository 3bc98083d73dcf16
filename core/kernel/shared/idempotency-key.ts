import { type Failure, isUndecided } from './failure.ts';
import type { Ids } from './ports.ts';
import type { Result } from './result.ts';

/** Stores the keys of requests without a definite answer. */
export interface UnansweredRequests<Request> {
  readonly keyOf: (request: Request) => string | undefined;
  readonly keep: (request: Request, key: string) => void;
  readonly forget: (request: Request) => void;
}

const hasSameContent = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Stores them in memory, for the life of a page (rule LEAD-3). */
export const unansweredInMemory = <Request>(
  isSame: (one: Request, other: Request) => boolean = hasSameContent,
): UnansweredRequests<Request> => {
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
 * Sends requests with idempotency keys: the same request has the same key until a definite answer (rules CAREER-3,
 * FORM-2, LEAD-3, ORDER-1, REVIEW-7). An aborted request counts as unanswered. Errors: those of `send`.
 */
export const withIdempotencyKey =
  <Request>(ids: Ids, unanswered: UnansweredRequests<Request> = unansweredInMemory()) =>
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
