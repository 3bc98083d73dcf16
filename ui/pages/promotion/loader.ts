import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';

const OTHERS_SHOWN = 2;

export const load = pageLoader(async ({ shop, locale, params, signal }) => {
  const url = params.url ?? '';
  const [page, all] = await Promise.all([
    shop.offers.promotion({ locale, url }, signal),
    shop.offers.promotions({ locale }, signal),
  ]);
  const others = valueOr(all, []).filter((other) => other.isActive && other.url !== url);
  return { ...required(page), others: others.slice(0, OTHERS_SHOWN) };
});

export type PromotionData = Loaded<typeof load>;
