import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';

/** Best sellers and new products; a list that fails is left out. */
export const load = pageLoader(async ({ shop, locale, signal }) => {
  const [popular, newest] = await Promise.all(
    (['popular', 'newest'] as const).map(async (name) =>
      valueOr(await shop.catalog.collection({ locale, name }, signal), []),
    ),
  );
  return { popular: popular ?? [], newest: newest ?? [] };
});

export type VitrinaHomeData = Loaded<typeof load>;
