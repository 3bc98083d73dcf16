import type { Timers } from '#core/kernel/shared/index.ts';
import type { OrdersArchive } from '#core/partner/orders/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What counting a partner's orders needs of the world. */
export interface FiguresPorts {
  readonly archive: OrdersArchive;
  readonly timers: Timers;
}

export const [FiguresPortsContext, useFiguresPorts] = requiredContext<FiguresPorts>('FiguresPorts');
