import { type Failure, failure } from '#core/kernel/shared/index.ts';
import { TOO_MANY_REQUESTS } from './incoming.ts';

/** What a provider says to whom it does not trust, or finds too eager: about a visitor's call it means the shop. */
const OF_THE_SHOP = [401, 403, TOO_MANY_REQUESTS];
/** How long the same is not said again, ms. */
const SAY_AGAIN_MS = 60_000;

interface Logger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Tells the shop's own refusals from those of a partner. */
export interface OwnRefusals {
  /** The outcome of a call as whoever asked may know it. */
  readonly check: (outcome: {
    readonly failed: Failure | undefined;
    readonly hasToken: boolean;
  }) => Failure | undefined;
}

/**
 * Turns refusals of the shop itself into its own failure (rule ERROR-15), and says in the log that the provider does not
 * take the static token. While it does not, a refused partner's token proves nothing about the partner.
 */
export const createOwnRefusals = (logger: Logger, now: () => number): OwnRefusals => {
  let isRefused = false;
  let sayFrom = Number.NEGATIVE_INFINITY;
  const say = (status: number): void => {
    if (now() < sayFrom) return;
    sayFrom = now() + SAY_AGAIN_MS;
    if (status === TOO_MANY_REQUESTS) logger.warn({ status }, 'the provider finds that the shop asks too much');
    else logger.warn({ status }, 'the provider refuses the static token: see PROVIDER_STATIC_TOKEN');
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
