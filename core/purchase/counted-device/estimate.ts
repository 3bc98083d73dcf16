import { finalPrice, type Product, saleState } from '#core/catalog/products/index.ts';
import { type Bani, fromMdl } from '#core/kernel/shared/index.ts';
import type { CartTotals } from '#core/purchase/cart/index.ts';
import type { DeviceWorth } from './device.ts';

type Worth = Pick<DeviceWorth, 'worth'>;

/**
 * What a piece comes to with a device counted in, bani, never below 0; undefined for what is not sold today (rule
 * TRADEIN-6).
 */
export const priceWithDevice = (product: Product, { worth }: Worth, restricted = false): Bani | undefined =>
  saleState(product, restricted) === 'sold' ? Math.max(0, finalPrice(product) - worth) : undefined;

/** From which price on a product is worth a trade-in, bani (rule TRADEIN-11). */
const TRADE_IN_FROM: Bani = fromMdl(3_000);

/** Whether a product costs so much that its page speaks of a trade-in (rule TRADEIN-11). */
export const isWorthTradeIn = (product: Product): boolean => finalPrice(product) >= TRADE_IN_FROM;

/** What an order comes to beside a device; bani. */
export interface WithDevice {
  /** What the device is counted for: the worth, or as much as the goods cost. */
  readonly counted: Bani;
  /** The total less that: an estimate, while the total stays what is to be paid. */
  readonly remains: Bani;
}

/**
 * Totals with a device: counted once, against the goods less the discount of a code; delivery is paid all the same (rule
 * TRADEIN-7).
 */
export const totalsWithDevice = (
  { discounted, code, total }: Pick<CartTotals, 'discounted' | 'code' | 'total'>,
  { worth }: Worth,
): WithDevice => {
  const counted = Math.min(worth, discounted - code);
  return { counted, remains: total - counted };
};
