import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';

export const load = pageLoader(async ({ shop, locale, signal }) => {
  const [offer, promoted] = await Promise.all([
    shop.offers.dayOffer({ locale }, signal),
    shop.catalog.collection({ locale, name: 'promo' }, signal),
  ]);
  const today = required(offer);
  return { offer: today, others: valueOr(promoted, []).filter(({ url }) => url !== today?.product.url) };
});

export type DayOfferData = Loaded<typeof load>;
