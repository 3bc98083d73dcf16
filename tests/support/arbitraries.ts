import fc from 'fast-check';
import { type Product, tiers } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { addToCart, EMPTY_CART, setCount } from '#core/purchase/cart/cart.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import { type DeliveryChoice, deliveryMethods, deliveryTypes } from '#core/purchase/delivery/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import { aPhone } from '#core/testing/index.ts';

/** An amount from nothing to 100 000 MDL, in bani. */
export const amounts: fc.Arbitrary<Bani> = fc.integer({ min: 0, max: 10_000_000 });

/** Products that share few ids, so that they meet again in a cart. */
export const products: fc.Arbitrary<Product> = fc
  .record({
    name: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    price: amounts,
    discount: amounts,
    promoDiscount: amounts,
    second: fc.option(amounts, { nil: undefined }),
    fees: fc.record({ standard: amounts, express: amounts, regionPrice: amounts }),
    inStock: fc.boolean(),
  })
  .map(({ name, second, fees, ...fields }) =>
    aPhone(name)
      .being({ ...fields, deliveryFees: fees, ...(second === undefined ? {} : { tierPrices: { second } }) })
      .build(),
  );

/** Carts as shoppers fill them. */
export const carts: fc.Arbitrary<Cart> = fc
  .array(fc.tuple(products, fc.integer({ min: 1, max: 99 }), fc.constantFrom(...tiers)), { maxLength: 6 })
  .map((lines) =>
    lines.reduce(
      (cart, [product, count, tier]) => setCount(addToCart(cart, product, tier), product.productId, count),
      EMPTY_CART,
    ),
  );

/** Delivery as it may be chosen, express beyond Kishinev included. */
export const deliveryChoices: fc.Arbitrary<DeliveryChoice> = fc.record({
  method: fc.constantFrom(...deliveryMethods),
  type: fc.constantFrom(...deliveryTypes),
  regionId: fc.constantFrom('kishinev', 'balti', 'cahul'),
});

/** A promo code that holds, or none. */
export const codes: fc.Arbitrary<AppliedCode | undefined> = fc.option(
  fc.record({ code: fc.constant('SALUT'), discount: amounts }),
  { nil: undefined },
);

/** Texts made of what leads addresses astray: slashes of every kind, dots, hosts, hidden characters. */
export const hostileAddresses: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...['/', '//', '\\', '%5c', '%2f', '.', '..', '%2e', '?', '#', ':', '@', '%'],
      ...['evil.com', 'https:', 'ro', 'x', '\t', '\n', '\r', ' '],
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));
