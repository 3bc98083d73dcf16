import type { Product } from './product.ts';

/** Whether a product can be put in the cart today, and if not, why. */
export type SaleState = 'sold' | 'preorder' | 'absent' | 'restricted';

/**
 * The sale state of a product: what is restricted is never sold, what is in stock is sold, what is to come may be
 * pre-ordered, the rest is absent (rule SALE-1). `restricted` is what the product's own page says beside its labels.
 */
export const saleState = ({ labels, inStock }: Pick<Product, 'labels' | 'inStock'>, restricted = false): SaleState => {
  if (restricted || labels.includes('restricted')) return 'restricted';
  if (inStock) return 'sold';
  return labels.includes('preorder') ? 'preorder' : 'absent';
};
