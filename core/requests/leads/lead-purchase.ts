import { finalPrice } from '#core/catalog/products/index.ts';
import type { Purchase } from '#core/marketing/analytics/index.ts';
import type { LeadModal } from './modal.ts';

/**
 * The analytics purchase of a one-click order: one piece at its price (rule ANALYTICS-4). Undefined for other requests.
 */
export const leadPurchase = (
  { kind, product }: LeadModal,
  { phone, orderNumber }: { readonly phone: string; readonly orderNumber?: string | undefined },
): Purchase | undefined => {
  if (kind !== 'one_click' || !product || orderNumber === undefined) return undefined;
  const price = finalPrice(product);
  return { orderNumber, sold: [{ product, count: 1, price }], delivery: 0, total: price, phone };
};
