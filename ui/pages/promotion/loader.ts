import type { Promotion, PromotionPage } from '#core/catalog/offers/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

export interface PromotionData extends PromotionPage {
  /** Other current promotions; empty when they could not be loaded. */
  readonly others: readonly Promotion[];
}

const OTHERS_SHOWN = 2;

export const load = pageLoader(async ({ shop, locale, params, signal }): Promise<PromotionData> => {
  const url = params.url ?? '';
  const [page, all] = await Promise.all([
    shop.offers.promotion({ locale, url }, signal),
    shop.offers.promotions({ locale }, signal),
  ]);
  const others = valueOr(all, []).filter((other) => other.isActive && other.url !== url);
  return { ...required(page), others: others.slice(0, OTHERS_SHOWN) };
});
