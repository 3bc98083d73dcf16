import type { Transport } from '#adapters/provider-http/ask.ts';
import type { DeliveryFees } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { askEngine, type EngineSession } from './ask-engine.ts';
import { findHits } from './hits.ts';
import { addressOrder, COUNTRY, fillOrder, methodsQuery, toFlatFees } from './stock-orders.ts';

/** How long the fees are kept, ms. */
const FEES_MS = 600_000;
/** Variants that are put into the order that is never placed: one of them is in stock. */
const PROBED = 5;

/**
 * Flat fees of the shipping methods of a Vendure without the plugin, not older than ten minutes; undefined when there are
 * none. Vendure tells them of an order alone, so one is made that is never placed.
 */
export const createFlatFees = (transport: Transport) => {
  const access = { transport };
  const session: EngineSession = {};
  const ask = async (locale: Locale): Promise<DeliveryFees | undefined> => {
    const context = { locale, session };
    const fees = () =>
      askEngine(access, methodsQuery, {}, context, (data) => ok(toFlatFees(data.eligibleShippingMethods)));
    const known = session.token === undefined ? undefined : await fees();
    if (known?.ok && known.value) return known.value;
    const hits = await findHits(access, {}, { locale });
    if (!hits.ok) return undefined;
    const inputs = hits.value.items.slice(0, PROBED).map(({ productVariantId }) => ({ productVariantId, quantity: 1 }));
    await askEngine(access, fillOrder, { inputs }, context, ok);
    const address = { streetLine1: '-', countryCode: COUNTRY };
    await askEngine(access, addressOrder, { address }, context, ok);
    const found = await fees();
    return found.ok ? found.value : undefined;
  };
  let kept: { readonly until: number; readonly fees: Promise<DeliveryFees | undefined> } | undefined;
  return async (locale: Locale): Promise<DeliveryFees | undefined> => {
    if (!kept || kept.until < performance.now()) kept = { until: performance.now() + FEES_MS, fees: ask(locale) };
    const { fees } = kept;
    const found = await fees;
    if (!found && kept?.fees === fees) kept = undefined;
    return found;
  };
};
