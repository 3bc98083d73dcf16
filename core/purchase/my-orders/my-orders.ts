import type { Bani } from '#core/kernel/shared/index.ts';
import { MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';
import { MAX_KEPT_ORDERS, type OrderStatus, type StoredOrder } from '#core/purchase/checkout/index.ts';
import { deliveryMethods } from '#core/purchase/delivery/index.ts';

/** A product of a repeated order that is not fully available. */
export interface ShortGood {
  readonly productId: string;
  readonly title: string;
  /** Pieces that there are; 0 when it is no longer sold. */
  readonly left: number;
}

/** An order of this browser as listed. */
export interface MyOrder extends StoredOrder {
  /** Absent while it is not known. */
  readonly status?: OrderStatus;
  /** It is being put in the cart again. */
  readonly repeating: boolean;
  /** What of it could not be put in the cart again, or not all of it; absent until it was tried. */
  readonly short?: readonly ShortGood[] | undefined;
}

type Fields<Type> = { readonly [Field in keyof Type]?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): value is Bani => Number.isSafeInteger(value) && Number(value) >= 0;

const isGood = (value: unknown): value is StoredOrder['goods'][number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, title, count }: Fields<StoredOrder['goods'][number]> = value;
  return isText(productId) && isText(title) && isAmount(count) && count >= 1 && count <= MAX_LINE_COUNT;
};

const isKept = (value: unknown): value is StoredOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { orderNumber, phone, at, total, method, goods }: Fields<StoredOrder> = value;
  const isKnown = deliveryMethods.some((known) => known === method);
  return isText(orderNumber) && isText(phone) && isAmount(at) && isAmount(total) && isKnown && Array.isArray(goods);
};

/**
 * Repairs the stored orders of this browser: whole ones, without repeats, ten at most (rules MINE-1, MINE-2). Never
 * throws.
 */
export const repairStoredOrders = (stored: unknown): readonly StoredOrder[] => {
  if (!Array.isArray(stored)) return [];
  const kept = new Map<string, StoredOrder>();
  for (const order of stored as readonly unknown[]) {
    if (!isKept(order) || kept.has(order.orderNumber)) continue;
    const { orderNumber, phone, at, total, method, goods } = order;
    kept.set(orderNumber, {
      orderNumber,
      phone,
      at,
      total,
      method,
      goods: goods.filter(isGood).map(({ productId, title, count }) => ({ productId, title, count })),
    });
  }
  return [...kept.values()].slice(0, MAX_KEPT_ORDERS);
};

/** Phone of an order placed in this browser; undefined for other orders (rule LIVE-11). */
export const knownPhone = (stored: unknown, orderNumber: string): string | undefined =>
  repairStoredOrders(stored).find((order) => order.orderNumber === orderNumber)?.phone;
