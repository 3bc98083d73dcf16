import type { PriceWatchDesk } from '#core/requests/price-watch/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Takes requests to be notified of a lower price. */
export const [PriceWatchDeskContext, usePriceWatchDesk] = requiredContext<PriceWatchDesk>('PriceWatchDesk');
