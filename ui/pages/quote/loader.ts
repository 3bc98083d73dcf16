import { clockCalendar } from '#core/partner/orders/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface QuoteData {
  /** Day in the shop's time zone, such as `2026-9-4`. */
  readonly today: string;
}

/** The day that an offer is made on; the cart that it is made of is known to the browser alone. */
export const load = pageLoader(async ({ shop }): Promise<QuoteData> => ({ today: clockCalendar(shop.clock).today() }));
