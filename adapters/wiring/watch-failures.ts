import type { Failure } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

type Method = (...given: readonly unknown[]) => unknown;

const failureOf = (answer: unknown): Failure | undefined =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false && 'error' in answer
    ? (answer.error as Failure)
    : undefined;

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

/** The same ports, with somebody who is notified of every failure that they answer with. */
export const watchFailures = (ports: ShopPorts, onFailure: (failure: Failure) => void): ShopPorts =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      Object.fromEntries(
        Object.entries(port as Readonly<Record<string, unknown>>).map(([call, method]) => [
          call,
          typeof method === 'function' ? watched(method as Method, onFailure) : method,
        ]),
      ),
    ]),
  ) as unknown as ShopPorts;
