import type { DeliveryFees, Product } from './product.ts';

type Loose<Shape> = { readonly [Field in keyof Shape]?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';

const hasFees = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { standart, express, regionPrice }: Loose<DeliveryFees> = value;
  return [standart, express, regionPrice].every(isAmount);
};

/**
 * Whether a stored value has every field of a product that prices, fees and lists read (rule PRODUCT-2). Never throws.
 */
export const isProduct = (value: unknown): value is Product => {
  if (!isObject(value)) return false;
  const stored: Loose<Product> = value;
  const { productId, code, url, title, caption, brand, image } = stored;
  const { price, discount, promoDiscount, reviewCount, secondPrice = 0 } = stored;
  const { categories, colours, labels, deliveryFees, inStock } = stored;
  return (
    [productId, code, url, title, caption, brand, image].every(isText) &&
    [price, discount, promoDiscount, reviewCount, secondPrice].every(isAmount) &&
    [categories, colours, labels].every(Array.isArray) &&
    hasFees(deliveryFees) &&
    typeof inStock === 'boolean'
  );
};

/**
 * Products out of whatever was stored: whole ones stay, each once, and no more than `most` (rule PRODUCT-2). Never
 * throws.
 */
export const repairProducts = (stored: unknown, most = Number.POSITIVE_INFINITY): readonly Product[] => {
  if (!Array.isArray(stored)) return [];
  const whole = stored.filter(isProduct);
  const isFirst = ({ productId }: Product, place: number) =>
    whole.findIndex((product) => product.productId === productId) === place;
  return whole.filter(isFirst).slice(0, most);
};

/** Where a list of products is kept between visits; a broken or missing one reads as empty. */
export interface ProductListStorage {
  load(): readonly Product[];
  save(products: readonly Product[]): void;
  /** Calls back when another tab changed the list; gives the way to stop. */
  onChangeElsewhere(listener: (products: readonly Product[]) => void): () => void;
}
