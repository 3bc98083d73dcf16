import { toFormAnswer } from '#adapters/provider-http/calls/leads.ts';
import {
  fromDevice,
  fromTradeIn,
  toDeviceWorth,
  toTradeInTerms,
  tradeIn,
  tradeInEstimate,
  tradeInTerms,
} from '#adapters/provider-http/calls/trade-in.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { TradeInDesk } from '#core/requests/trade-in/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** Used devices in exchange, over the provider's HTTP calls. */
export const createHttpTradeInDesk = (access: ProviderAccess): TradeInDesk => ({
  terms: ({ locale }, signal) => ask(access, tradeInTerms, {}, { locale, signal }, mapped(toTradeInTerms)),
  estimate: ({ device, locale }, signal) =>
    ask(access, tradeInEstimate, { body: fromDevice(device) }, { locale, signal }, mapped(toDeviceWorth)),
  offer: async ({ offer, key, utm }, signal) => {
    const context = { locale: offer.locale, signal, idempotencyKey: key, shtoken: access.shtoken };
    const body = { ...fromTradeIn(offer), ...present({ utm }) };
    return mapResult(await access.transport.send(tradeIn, { body }, context), toFormAnswer);
  },
});
