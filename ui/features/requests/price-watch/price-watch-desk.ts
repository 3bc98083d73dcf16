import type { PriceWatchDesk } from '#core/requests/price-watch/index.ts';
import { providedHook } from '#ui/app/provided.ts';

export const usePriceWatchDesk = providedHook<PriceWatchDesk>('PriceWatchDesk');
