import type { PriceTier } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { addToCart, EMPTY_CART, setCount } from '#core/purchase/cart/cart.ts';
import { type Cart, type CartTotals, cartTotals } from '#core/purchase/cart/index.ts';
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

const builder = (cart: Cart, choice: DeliveryChoice): CartBuilder => {
  const add = (product: ProductBuilder, count: number, tier: PriceTier) => {
    const built = product.build();
    return builder(setCount(addToCart(cart, built, tier), built.productId, count), choice);
  };
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
export const aCart = (): CartBuilder => builder(EMPTY_CART, START);
