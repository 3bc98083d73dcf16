import * as v from 'valibot';
import { filled } from '#adapters/provider-http/contract/wire.ts';
import { wireTier } from '#adapters/provider-http/price-tier.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';

/** The lines of an order, as they are sent: which products, how many pieces, at which price tier. */
export const orderedLines = v.pipe(
  v.array(
    v.object({
      productId: filled,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_COUNT)),
      ...wireTier,
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_CART_LINES),
);
