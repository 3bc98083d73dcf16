import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';
import { contentOf } from '#ui/features/editorial/content/load-content.ts';

export const load = pageLoader(async (request) => {
  const { shop, locale, signal } = request;
  const [content, regions, shops] = await Promise.all([
    contentOf(request),
    shop.delivery.regions({ locale }, signal),
    shop.delivery.shops({ locale }, signal),
  ]);
  return { ...content, regions: valueOr(regions, []), shops: valueOr(shops, []) };
});

export type DeliveryData = Loaded<typeof load>;
