import type { PriceTier } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, type CartLine, type CartTotals, cartTotals, isInCart } from '#core/purchase/cart/index.ts';
import {
  chooseRegion,
  chooseType,
  DEFAULT_DELIVERY_METHOD,
  DEFAULT_DELIVERY_TYPE,
  DEFAULT_REGION,
  type DeliveryChoice,
  type DeliveryType,
  deliveryFee,
} from '#core/purchase/delivery/index.ts';
import type { ProductBuilder } from './product.ts';

/** A cart that is put together aloud: `aCart().with(aPhone()).deliveredTo('balti')`. */
export interface CartBuilder {
  with(product: ProductBuilder, count?: number): CartBuilder;
  /** The same with the partner's price asked for. */
  withAtPartnerPrice(product: ProductBuilder, count?: number): CartBuilder;
  deliveredTo(regionId: string, type?: DeliveryType): CartBuilder;
  pickedUp(): CartBuilder;
  /** The lines. */
  build(): Cart;
  readonly choice: DeliveryChoice;
  readonly fee: Bani;
  readonly totals: CartTotals;
}

const START: DeliveryChoice = {
  method: DEFAULT_DELIVERY_METHOD,
  type: DEFAULT_DELIVERY_TYPE,
  regionId: DEFAULT_REGION,
};

/** A line takes the place of the one that its product has already. */
const withLine = (cart: Cart, line: CartLine): Cart => {
  const { productId } = line.product;
  return isInCart(cart, productId)
    ? cart.map((known) => (known.product.productId === productId ? line : known))
    : [...cart, line];
};

const builder = (cart: Cart, choice: DeliveryChoice): CartBuilder => {
  const add = (product: ProductBuilder, count: number, tier: PriceTier) =>
    builder(withLine(cart, { product: product.build(), count, tier }), choice);
  return {
    with: (product, count = 1) => add(product, count, 'retail'),
    withAtPartnerPrice: (product, count = 1) => add(product, count, 'second'),
    deliveredTo: (regionId, type = DEFAULT_DELIVERY_TYPE) =>
      builder(cart, chooseType(chooseRegion(choice, regionId), type)),
    pickedUp: () => builder(cart, { ...choice, method: 'pickup' }),
    build: () => cart,
    choice,
    fee: deliveryFee(cart, choice),
    get totals() {
      return cartTotals(cart, this.fee);
    },
  };
};

/** An empty cart, to be delivered within Kishinev the ordinary way. */
export const aCart = (): CartBuilder => builder([], START);
