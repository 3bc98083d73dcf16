import { finalPrice, type Product, saleState } from '#core/catalog/products/index.ts';
import { bundlePrices, type SumAtTier } from '#core/catalog/second-price/index.ts';

/** Most products that are offered together as fitting another one (rule FIT-1). */
const FITTING_MAX = 3;

/** Something that fits a product, as the provider knows it. */
export interface Fitting {
  /** Kind of accessory; one of each kind is enough. */
  readonly kind: string;
  readonly product: Product;
}

/** What fits a product: of each kind the first that can be bought, three at most, and never itself (rule FIT-1). */
export const fittingSet = (fittings: readonly Fitting[], to: Product): readonly Product[] => {
  const taken = new Set([to.productId]);
  const kinds = new Set<string>();
  const chosen = fittings.filter(({ kind, product }) => {
    const { productId } = product;
    if (kinds.has(kind) || taken.has(productId) || saleState(product) !== 'sold') return false;
    kinds.add(kind);
    taken.add(productId);
    return true;
  });
  return chosen.slice(0, FITTING_MAX).map(({ product }) => product);
};

/** What one press puts in the cart, and what that costs together. */
export type FittingOffer =
  | {
      readonly kind: 'together';
      readonly products: readonly Product[];
      /** At each price that they are offered at, the one that leads first. */
      readonly sums: readonly [SumAtTier, ...SumAtTier[]];
    }
  /** One is left, which its own button adds. */
  | { readonly kind: 'single' }
  | { readonly kind: 'all_in_cart' };

type IsInCart = (productId: string) => boolean;

/** The products that one press adds: those sold that are not in the cart yet; none unless they are several (rule FIT-2). */
export const addedTogether = (products: readonly Product[], isInCart: IsInCart): readonly Product[] => {
  const left = products.filter((product) => saleState(product) === 'sold' && !isInCart(product.productId));
  return left.length > 1 ? left : [];
};

/** What one press adds of a set, with the sums of what a piece of each is sold for (rules FIT-2, SECOND-9). */
export const fittingOffer = (set: readonly Product[], isInCart: IsInCart, partnerLooks: boolean): FittingOffer => {
  const products = addedTogether(set, isInCart);
  if (products.length > 0) return { kind: 'together', products, sums: bundlePrices(products, partnerLooks) };
  return { kind: set.every(({ productId }) => isInCart(productId)) ? 'all_in_cart' : 'single' };
};

/** Most products of a cart with room for what goes with them (rule FIT-3). */
const ROOMY_CART = 2;

/** The product of a cart whose accessories are offered there: the dearest of a small cart (rule FIT-3). */
export const accessoriesFor = (inCart: readonly Product[]): Product | undefined =>
  inCart.length > ROOMY_CART ? undefined : inCart.toSorted((a, b) => finalPrice(b) - finalPrice(a))[0];

/** The kind of a product, as its title says it before the brand; the title if it does not (rule FIT-3). */
export const kindOf = ({ title, brand }: Product): string => {
  const kind = brand === '' ? '' : title.slice(0, Math.max(0, title.indexOf(brand))).trim();
  return kind === '' ? title : kind;
};
