import { valueOr } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/purchase/delivery/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface ContactsData {
  /** Empty when they could not be loaded: the phones show all the same. */
  readonly shops: readonly Shop[];
}

export const load = pageLoader(
  async ({ shop, locale, signal }): Promise<ContactsData> => ({
    shops: valueOr(await shop.delivery.shops({ locale }, signal), []),
  }),
);
