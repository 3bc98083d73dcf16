import type { Product } from '#core/catalog/index.ts';
import { type Cart, type CartLine, MAX_LINE_COUNT } from './cart.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areAll = (fields: Fields, names: readonly (keyof Product)[], type: string): boolean =>
  names.every((name) => typeof fields[name] === type);
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a stored value has every field of a product that prices, fees and the cart's screens read. */
const isProduct = (value: unknown): value is Product =>
  isObject(value) &&
  areAll(value, ['productId', 'code', 'url', 'title', 'caption', 'brand', 'image'], 'string') &&
  [value['price'], value['discount'], value['promoDiscount'], value['reviewCount']].every(isAmount) &&
  (value['secondPrice'] === undefined || isAmount(value['secondPrice'])) &&
  isObject(value['deliveryFees']) &&
  ['standart', 'express', 'regionPrice'].every((fee) => isAmount((value['deliveryFees'] as Fields)[fee])) &&
  ['categories', 'colours', 'labels'].every((list) => Array.isArray(value[list])) &&
  typeof value['inStock'] === 'boolean';

/**
 * A cart out of whatever was stored: lines that are whole stay, doubled ones become one, counts come into 1 … 99;
 * anything else is left out (rule CART-16). Never throws.
 */
export const repairCart = (stored: unknown): Cart => {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of stored as readonly unknown[]) {
    if (!isObject(line) || !isProduct(line['product'])) continue;
    const { product, count, secondPrice } = line;
    if (!Number.isInteger(count) || Number(count) < 1 || lines.has(product.productId)) continue;
    lines.set(product.productId, {
      product,
      count: Math.min(Number(count), MAX_LINE_COUNT),
      secondPrice: secondPrice === true,
    });
  }
  return [...lines.values()];
};
