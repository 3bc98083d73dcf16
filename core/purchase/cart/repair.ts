import { parseTier, storedProduct, withTier } from '#core/catalog/products/index.ts';
import { type Cart, type CartLine, MAX_LINE_COUNT } from './cart.ts';

type StoredLine = { readonly [Field in keyof CartLine]?: unknown };

/**
 * Repairs a stored cart: whole lines stay, repeated ones are merged, counts are clamped to 1 … 999 999 (rule CART-16).
 * Never throws.
 */
export const repairCart = (stored: unknown): Cart => {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of stored as readonly unknown[]) {
    if (typeof line !== 'object' || line === null) continue;
    const { product: stored, count, tier }: StoredLine = withTier(line);
    const product = storedProduct(stored);
    if (!product || lines.has(product.productId)) continue;
    if (!Number.isInteger(count) || Number(count) < 1) continue;
    lines.set(product.productId, {
      product,
      count: Math.min(Number(count), MAX_LINE_COUNT),
      tier: parseTier(tier),
    });
  }
  return [...lines.values()];
};
