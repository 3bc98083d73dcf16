import { type Failure, failure } from '#core/kernel/shared/index.ts';
import { TOO_MANY_REQUESTS } from './incoming.ts';

/** For a visitor's call, these statuses refuse the shop itself. */
const OF_THE_SHOP = [401, 403, TOO_MANY_REQUESTS];
/** Time between equal log messages, ms. */
const SAY_AGAIN_MS = 60_000;

interface Logger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Tells a refused static token from a refused partner. */
export interface StaticTokenCheck {
  /** The failure that the caller gets. */
  readonly check: (outcome: {
    readonly failed: Failure | undefined;
    readonly hasToken: boolean;
  }) => Failure | undefined;
}

/**
 * Turns a rejected static token into an error of the shop (rule ERROR-15) and logs it. While it is rejected, a rejected
 * partner token does not end the partner's session.
 */
export const createStaticTokenCheck = (logger: Logger, now: () => number): StaticTokenCheck => {
  let isRefused = false;
  let sayFrom = Number.NEGATIVE_INFINITY;
  const say = (status: number): void => {
    if (now() < sayFrom) return;
    sayFrom = now() + SAY_AGAIN_MS;
    if (status === TOO_MANY_REQUESTS) logger.warn({ status }, 'the provider answers 429: too many requests');
    else logger.warn({ status }, 'the provider rejects the static token: check PROVIDER_STATIC_TOKEN');
  };
  return {
    check: ({ failed, hasToken }) => {
      if (failed?.kind !== 'http' || !OF_THE_SHOP.includes(failed.status)) {
        if (!hasToken && (!failed || failed.code === 'not_found')) isRefused = false;
        return failed;
      }
      const ofRate = failed.status === TOO_MANY_REQUESTS;
      if (!hasToken && !ofRate) isRefused = true;
      if (hasToken && !ofRate && !isRefused) return failed;
      say(failed.status);
      return failure('http', failed.code, failed.message, { retryable: true });
    },
  };
};
