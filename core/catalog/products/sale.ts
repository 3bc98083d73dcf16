import type { Product, ShopStock } from './product.ts';

/** Whether a product can be put in the cart today, and if not, why. */
export type SaleState = 'sold' | 'preorder' | 'absent' | 'restricted';

/**
 * The sale state of a product: what is restricted is never sold, what is in stock and has a price is sold, what is to
 * come may be pre-ordered, the rest is absent (rules SALE-1, SALE-4). `restricted` is what the product's own page says
 * beside its labels.
 */
export const saleState = (
  { labels, inStock, price }: Pick<Product, 'labels' | 'inStock' | 'price'>,
  restricted = false,
): SaleState => {
  if (restricted || labels.includes('restricted')) return 'restricted';
  if (inStock && price > 0) return 'sold';
  return labels.includes('preorder') ? 'preorder' : 'absent';
};

/** Whether a product can be bought or ordered ahead (rule SALE-1). */
export const isPurchasable = (product: Pick<Product, 'labels' | 'inStock' | 'price'>): boolean =>
  ['sold', 'preorder'].includes(saleState(product));

/** Most pieces that count as few (rule SALE-3). */
const FEW = 5;

/** Pieces left in all shops together when they are few; undefined when there are more, or none (rule SALE-3). */
export const lowStock = (stock: readonly Pick<ShopStock, 'quantity'>[]): number | undefined => {
  const left = stock.reduce((sum, { quantity }) => sum + quantity, 0);
  return left > 0 && left <= FEW ? left : undefined;
};
