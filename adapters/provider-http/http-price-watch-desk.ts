import { toFormAnswer } from '#adapters/provider-http/calls/leads.ts';
import { fromPriceWatch, priceWatch } from '#adapters/provider-http/calls/price-watch.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { PriceWatchDesk } from '#core/requests/price-watch/index.ts';
import type { ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** The desk that keeps requests to be notified of a lower price, over the provider's HTTP call. */
export const createHttpPriceWatchDesk = ({ transport, shtoken }: ProviderAccess): PriceWatchDesk => ({
  send: async ({ watch, key, utm }, signal) => {
    const context = { locale: watch.locale, signal, idempotencyKey: key, shtoken };
    const body = { ...fromPriceWatch(watch), ...present({ utm }) };
    return mapResult(await transport.send(priceWatch, { body }, context), toFormAnswer);
  },
});
