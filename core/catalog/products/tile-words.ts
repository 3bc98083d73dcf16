import { finalPrice } from './pricing.ts';
import type { Product } from './product.ts';

/**
 * What a tile calls a product (rules TILE-1, VARIANT-4): the title of its model, or its own where no model is known, and
 * apart from it two facts. Before a partner these are memory and colour.
 */
export const tileWords = (
  { title, model, variant = {}, facts = [] }: Product,
  isPartner = false,
): { readonly title: string; readonly details: string } => {
  const { memory, colour } = model ? variant : {};
  const own = memory || isPartner ? [memory, colour] : [];
  const details = facts.length === 0 || isPartner ? own : facts;
  return { title: model?.title ?? title, details: details.filter(Boolean).join(', ') };
};

/** Whether the price of a product is the lowest of several that its model has (rule VARIANT-5). */
export const isLowestVariantPrice = (product: Product): boolean => product.model?.from === finalPrice(product);
