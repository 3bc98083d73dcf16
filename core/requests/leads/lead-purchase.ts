import { finalPrice } from '#core/catalog/products/index.ts';
import type { Purchase } from '#core/marketing/analytics/index.ts';
import type { LeadModal } from './modal.ts';

/**
 * Buying in one click as analytics is notified of it: one piece at what it costs, once the request has become an order
 * (rule ANALYTICS-4). Undefined for any other request.
 */
export const leadPurchase = (
  { kind, product }: LeadModal,
  { phone, orderNumber }: { readonly phone: string; readonly orderNumber?: string | undefined },
): Purchase | undefined => {
  if (kind !== 'one_click' || !product || orderNumber === undefined) return undefined;
  const price = finalPrice(product);
  return { orderNumber, sold: [{ product, count: 1, price }], delivery: 0, total: price, phone };
};
