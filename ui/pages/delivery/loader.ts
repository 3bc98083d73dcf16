import { valueOr } from '#core/kernel/shared/index.ts';
import type { Region, Shop } from '#core/purchase/delivery/index.ts';
import { pageLoader } from '#ui/app/loading.ts';
import { contentOf, type LoadedContent } from '#ui/features/editorial/content/load-content.ts';

export interface DeliveryData extends LoadedContent {
  /** Empty when they could not be loaded: the text shows without the fees. */
  readonly regions: readonly Region[];
  readonly shops: readonly Shop[];
}

export const load = pageLoader(async (request): Promise<DeliveryData> => {
  const { shop, locale, signal } = request;
  const [content, regions, shops] = await Promise.all([
    contentOf(request),
    shop.delivery.regions({ locale }, signal),
    shop.delivery.shops({ locale }, signal),
  ]);
  return { ...content, regions: valueOr(regions, []), shops: valueOr(shops, []) };
});
