import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';

const GROUPS_SHOWN = 8;
const PROMOTIONS_SHOWN = 2;

export const load = pageLoader(async ({ shop, locale, signal }) => {
  const [groups, promotions] = await Promise.all([
    shop.offers.groups({ locale }, signal),
    shop.offers.promotions({ locale }, signal),
  ]);
  const active = valueOr(promotions, []).filter(({ isActive }) => isActive);
  const all = required(groups);
  const largest = new Set(all.toSorted((one, other) => other.totalCount - one.totalCount).slice(0, GROUPS_SHOWN));
  return {
    categories: all.map(({ category, totalCount }) => ({ category, totalCount })),
    groups: all.filter((group) => largest.has(group)),
    promotions: active.slice(0, PROMOTIONS_SHOWN),
  };
});

export type OffersData = Loaded<typeof load>;
