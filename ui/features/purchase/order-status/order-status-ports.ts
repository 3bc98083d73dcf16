import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { Ids } from '#core/kernel/shared/index.ts';
import type { CheckoutStorage, OrderDesk } from '#core/purchase/checkout/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What asking for orders, repeating and cancelling them need of the world. */
export interface OrderStatusPorts {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly checkoutStorage: Pick<CheckoutStorage, 'loadOrders' | 'saveOrders'>;
  readonly ids: Ids;
  readonly orders: Pick<OrderDesk, 'cancel' | 'status'>;
}

export const [OrderStatusPortsContext, useOrderStatusPorts] = requiredContext<OrderStatusPorts>('OrderStatusPorts');
