import type { makeFindOrder } from '#core/purchase/checkout/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What asking for an order needs of the world. */
export type OrderStatusPorts = Parameters<typeof makeFindOrder>[0];

export const [OrderStatusPortsContext, useOrderStatusPorts] = requiredContext<OrderStatusPorts>('OrderStatusPorts');
