import type { DayOffer } from '#core/catalog/offers/index.ts';
import type { Product } from '#core/catalog/products/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

export interface DayOfferData {
  readonly offer: DayOffer | null;
  /** Other products on promotion; empty when they could not be loaded. */
  readonly others: readonly Product[];
}

export const load = pageLoader(async ({ shop, locale, signal }): Promise<DayOfferData> => {
  const [offer, promoted] = await Promise.all([
    shop.offers.dayOffer({ locale }, signal),
    shop.catalog.collection({ locale, name: 'promo' }, signal),
  ]);
  const today = required(offer);
  return { offer: today, others: valueOr(promoted, []).filter(({ url }) => url !== today?.product.url) };
});
