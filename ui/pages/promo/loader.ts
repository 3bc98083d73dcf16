import type { Promotion } from '#core/catalog/offers/index.ts';
import { activeFirst } from '#core/editorial/content/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

/** All promotions, current ones first (rule PROMO-1). */
export const load = pageLoader(
  async ({ shop, locale, signal }): Promise<readonly Promotion[]> =>
    activeFirst(required(await shop.offers.promotions({ locale }, signal))),
);
