import type { PriceWatchDesk } from '#core/requests/price-watch/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Takes requests to be notified of a lower price. */
export const usePriceWatchDesk = providedHook<PriceWatchDesk>('PriceWatchDesk');
