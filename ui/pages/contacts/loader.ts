import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';

export const load = pageLoader(async ({ shop, locale, signal }) => ({
  shops: valueOr(await shop.delivery.shops({ locale }, signal), []),
}));

export type ContactsData = Loaded<typeof load>;
