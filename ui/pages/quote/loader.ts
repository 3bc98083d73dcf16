import { clockCalendar } from '#core/partner/orders/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface QuoteData {
  /** Day in the shop's time zone, such as `2026-9-4`. */
  readonly today: string;
}

/** The date of the quote; its cart is known to the browser only. */
export const load = pageLoader(async ({ shop }): Promise<QuoteData> => ({ today: clockCalendar(shop.clock).today() }));
