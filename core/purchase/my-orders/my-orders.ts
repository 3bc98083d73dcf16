import type { Bani } from '#core/kernel/shared/index.ts';
import { MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';
import { type KeptOrder, MAX_KEPT_ORDERS, type OrderStatus } from '#core/purchase/checkout/index.ts';
import { deliveryMethods } from '#core/purchase/delivery/index.ts';

/** A product of a repeated order that is not to be had as it was ordered. */
export interface ShortGood {
  readonly productId: string;
  readonly title: string;
  /** Pieces that there are; 0 when it is no longer sold. */
  readonly left: number;
}

/** An order of this browser as it is listed. */
export interface MyOrder extends KeptOrder {
  /** Absent while it is not known. */
  readonly status?: OrderStatus;
  /** It is being put in the cart again. */
  readonly repeating: boolean;
  /** What of it could not be put in the cart again, or not all of it; absent until it was tried. */
  readonly short?: readonly ShortGood[];
}

type Fields<Type> = { readonly [Field in keyof Type]?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): value is Bani => Number.isSafeInteger(value) && Number(value) >= 0;

const isGood = (value: unknown): value is KeptOrder['goods'][number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, title, count }: Fields<KeptOrder['goods'][number]> = value;
  return isText(productId) && isText(title) && isAmount(count) && count >= 1 && count <= MAX_LINE_COUNT;
};

const isKept = (value: unknown): value is KeptOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { orderNumber, phone, at, total, method, goods }: Fields<KeptOrder> = value;
  const isKnown = deliveryMethods.some((known) => known === method);
  return isText(orderNumber) && isText(phone) && isAmount(at) && isAmount(total) && isKnown && Array.isArray(goods);
};

/**
 * The orders of this browser out of whatever was stored: whole ones stay, each once, with their whole goods; the rest is
 * left out, and so is what is more than ten (rules MINE-1, MINE-2). Never throws.
 */
export const repairKeptOrders = (stored: unknown): readonly KeptOrder[] => {
  if (!Array.isArray(stored)) return [];
  const kept = new Map<string, KeptOrder>();
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

/** The phone of an order that this browser has placed, out of whatever was stored; undefined for any other (rule LIVE-11). */
export const knownPhone = (stored: unknown, orderNumber: string): string | undefined =>
  repairKeptOrders(stored).find((order) => order.orderNumber === orderNumber)?.phone;
