import type { Timers } from '#core/kernel/shared/index.ts';
import type { OrdersArchive } from '#core/partner/orders/index.ts';
import { providedHook } from '#ui/app/provided.ts';

export interface FiguresPorts {
  readonly archive: OrdersArchive;
  readonly timers: Timers;
}

export const useFiguresPorts = providedHook<FiguresPorts>('FiguresPorts');
