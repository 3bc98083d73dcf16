import type { DeliveryFees, Product } from './product.ts';

type Loose<Shape> = { readonly [Field in keyof Shape]?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';

/** The fee of ordinary delivery used to go by the provider's own spelling. */
const withStandardFee = (value: object): object => {
  const { deliveryFees }: Loose<Product> = value;
  if (!isObject(deliveryFees) || !('standart' in deliveryFees)) return value;
  const { standart, ...fees } = deliveryFees;
  return { ...value, deliveryFees: { standard: standart, ...fees } };
};

/** There used to be one price beside the retail one. */
const withTierPrices = (value: object): object => {
  const { secondPrice, ...today }: { readonly secondPrice?: unknown } = value;
  return secondPrice === undefined ? value : { tierPrices: { second: secondPrice }, ...today };
};

/** A stored product in today's shape. */
const upgraded = (value: unknown): unknown => (isObject(value) ? withTierPrices(withStandardFee(value)) : value);

const hasFees = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { standard, express, regionPrice }: Loose<DeliveryFees> = value;
  return [standard, express, regionPrice].every(isAmount);
};

/**
 * Whether a stored value has every field of a product that prices, fees and lists read (rule PRODUCT-2). Never throws.
 */
const isProduct = (value: unknown): value is Product => {
  if (!isObject(value)) return false;
  const stored: Loose<Product> = value;
  const { productId, code, url, title, caption, brand, image } = stored;
  const { price, discount, promoDiscount, reviewCount, tierPrices = {} } = stored;
  const { categories, labels, deliveryFees, facts = [], inStock } = stored;
  return (
    [productId, code, url, title, caption, brand, image].every(isText) &&
    [price, discount, promoDiscount, reviewCount].every(isAmount) &&
    isObject(tierPrices) &&
    Object.values(tierPrices).every(isAmount) &&
    [categories, labels, facts].every(Array.isArray) &&
    hasFees(deliveryFees) &&
    typeof inStock === 'boolean'
  );
};

/** The product in a stored value; undefined when there is no whole one (rule PRODUCT-2). Never throws. */
export const storedProduct = (value: unknown): Product | undefined => {
  const stored = upgraded(value);
  return isProduct(stored) ? stored : undefined;
};

/** Repairs stored products: whole ones, without repeats, at most `most` (rule PRODUCT-2). Never throws. */
export const repairProducts = (stored: unknown, most = Number.POSITIVE_INFINITY): readonly Product[] => {
  if (!Array.isArray(stored)) return [];
  const whole = stored.map(storedProduct).filter((product) => product !== undefined);
  const isFirst = ({ productId }: Product, place: number) =>
    whole.findIndex((product) => product.productId === productId) === place;
  return whole.filter(isFirst).slice(0, most);
};

/** Stores a list of products; a broken or missing list reads as empty. */
export interface ProductListStorage {
  load(): readonly Product[];
  save(products: readonly Product[]): void;
  /** Calls back when another tab changed the list; gives the way to stop. */
  onChangeElsewhere(listener: (products: readonly Product[]) => void): () => void;
}
