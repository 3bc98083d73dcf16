import { isStaleAnswer } from '#adapters/cache/cached-reads.ts';
import { type Failure, failure } from '#core/kernel/shared/index.ts';
import { eachCall, type Method, type ShopPorts } from '#core/shop.ts';

/** What an old answer stands in for. */
const stoodIn = failure('network', 'stood_in', 'An older answer stands in');

const failureOf = (answer: unknown): Failure | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (isStaleAnswer(answer)) return stoodIn;
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
        // What throws is reported to whoever asked.
        () => undefined,
      );
    return answer;
  };

/**
 * The same ports, with somebody who is notified of every failure that they answer with, also of one that an older answer
 * hides (rule CACHE-16).
 */
export const watchFailures = (ports: ShopPorts, onFailure: (failure: Failure) => void): ShopPorts =>
  eachCall(ports, (method) => watched(method, onFailure));
