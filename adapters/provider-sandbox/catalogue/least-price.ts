import type { SeedProduct } from './model.ts';
import { defaultCatalogue } from './products.ts';

const wordOf = ({ groups }: SeedProduct, key: string): string =>
  groups.flatMap(({ properties }) => properties).find((property) => property.key === key)?.value.ru ?? '';

const isSold = ({ stock, labels }: SeedProduct): boolean =>
  !labels.includes('restricted') && stock.some(({ quantity }) => quantity > 0);

/** What the cheapest of a category's goods that can be bought costs, of those whose property begins so: no banner may promise less. */
export function leastPrice(category: string, key: string, beginning: string): number {
  const meant = [...defaultCatalogue().values()].filter(
    (product) =>
      product.categoryPath.includes(category) && isSold(product) && wordOf(product, key).startsWith(beginning),
  );
  if (meant.length === 0) throw new Error(`Nothing in ${category} has ${key} ${beginning}`);
  return Math.min(...meant.map(({ price, promoDiscount = 0 }) => price - promoDiscount));
}
