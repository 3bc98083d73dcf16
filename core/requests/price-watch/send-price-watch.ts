import { type FormOutcome, formOutcome } from '#core/kernel/forms/index.ts';
import { type Ids, withIdempotencyKey } from '#core/kernel/shared/index.ts';
import type { PriceWatch, PriceWatchDesk } from './price-watch.ts';

interface Dependencies {
  readonly priceWatches: PriceWatchDesk;
  readonly ids: Ids;
}

/**
 * Use-case: asks to be notified of a lower price, under a key; the same request without a definite answer goes under the
 * same key again, so that there is never a second one (rule WATCH-3). Never throws for what may happen on a network.
 */
export const createSendPriceWatch = ({ priceWatches, ids }: Dependencies) => {
  const underKey = withIdempotencyKey<PriceWatch>(ids);
  return async (watch: PriceWatch): Promise<FormOutcome> =>
    formOutcome(await underKey(watch, (key) => priceWatches.send({ watch, key })));
};
