import { isStaleAnswer } from '#adapters/cache/cached-reads.ts';
import { type Failure, failure } from '#core/kernel/shared/index.ts';
import { eachCall, type Method, type ShopPorts } from '#core/shop.ts';

const staleUsed = failure('network', 'stood_in', 'A stale answer is used');

const failureOf = (answer: unknown): Failure | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (isStaleAnswer(answer)) return staleUsed;
  return 'ok' in answer && answer.ok === false && 'error' in answer ? (answer.error as Failure) : undefined;
};

const watched =
  (method: Method, onFailure: (failure: Failure) => void): Method =>
  (...given) => {
    const answer = method(...given);
    if (answer instanceof Promise)
      answer.then(
        (settled) => {
          const failed = failureOf(settled);
          if (failed) onFailure(failed);
        },
        // A rejection reaches the caller anyway.
        () => undefined,
      );
    return answer;
  };

/**
 * The ports, with a callback for every failure, also for one that a stale answer hides (rule CACHE-16).
 */
export const watchFailures = (ports: ShopPorts, onFailure: (failure: Failure) => void): ShopPorts =>
  eachCall(ports, (method) => watched(method, onFailure));
