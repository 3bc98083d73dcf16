import { clockCalendar } from '#core/partner/orders/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';

/** The date of the quote; its cart is known to the browser only. */
export const load = pageLoader(async ({ shop }) => ({ today: clockCalendar(shop.clock).today() }));

export type QuoteData = Loaded<typeof load>;
