import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { Ids, Timers } from '#core/kernel/shared/index.ts';
import type { CheckoutStorage, OrderDesk } from '#core/purchase/checkout/index.ts';
import type { OrderStream } from '#core/purchase/live-order/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What asking for orders, following, repeating and cancelling them need of the world. */
export interface OrderStatusPorts {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly checkoutStorage: Pick<CheckoutStorage, 'loadOrders' | 'saveOrders'>;
  readonly ids: Ids;
  readonly orders: Pick<OrderDesk, 'byLink' | 'cancel' | 'status'>;
  /** News of an order as they come; the code comes on the first need and may fail to. */
  readonly loadOrderStream: () => Promise<OrderStream>;
  readonly timers: Timers;
}

export const useOrderStatusPorts = providedHook<OrderStatusPorts>('OrderStatusPorts');
