import { finalPrice } from './pricing.ts';
import type { Product } from './product.ts';

/**
 * What a tile calls a product (rule VARIANT-4): the title of its model, and apart from it what tells it from the others; its
 * own title where no model is known.
 */
export const tileWords = ({
  title,
  model,
  variant = {},
}: Product): { readonly title: string; readonly details: string } =>
  model
    ? { title: model.title, details: [variant.memory, variant.colour].filter((words) => words).join(', ') }
    : { title, details: '' };

/** Whether the price of a product is the lowest of several that its model has (rule VARIANT-5). */
export const isLowestVariantPrice = (product: Product): boolean => product.model?.from === finalPrice(product);
