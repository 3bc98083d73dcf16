import { valueOr } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/purchase/delivery/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface ContactsData {
  /** None when they could not be loaded: the phones are there all the same. */
  readonly shops: readonly Shop[];
}

/** Shops and ways to reach them. */
export const load = pageLoader(
  async ({ shop, locale, signal }): Promise<ContactsData> => ({
    shops: valueOr(await shop.delivery.shops({ locale }, signal), []),
  }),
);
