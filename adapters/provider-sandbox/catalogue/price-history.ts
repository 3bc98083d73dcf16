import type { ProductRow } from '#adapters/provider-sandbox/db/products.ts';
import type { Bani } from '#adapters/provider-sandbox/money.ts';
import { random } from './random.ts';

type Priced = Pick<ProductRow, 'colour_group' | 'price' | 'discount' | 'promo' | 'is_new' | 'is_preorder'>;

const DAY_MS = 86_400_000;
/** Former prices are whole tens of MDL. */
const STEP = 1000;
const rounded = (bani: number): Bani => Math.round(bani / STEP) * STEP;

/** The middle of two prices in whole MDL. */
const halfway = (from: Bani, to: Bani): Bani => Math.round((from + to) / 200) * 100;

/**
 * Former prices of a product up to today; undefined for one that is not sold yet. All colours of a model share them. A
 * discounted product cost its full price before; most others were slightly dearer, and some were on sale for a week,
 * but never below today's discounted price.
 */
export function priceHistoryOf(product: Priced, now: number) {
  const { colour_group, price, discount, promo, is_new, is_preorder } = product;
  const today = Math.max(0, price - promo);
  if (today === 0 || is_preorder) return undefined;
  const rng = random(`price history ${colour_group}`);
  const full = price + discount;
  const prices: { before: number; price: Bani }[] = [];
  if (is_new) prices.push({ before: rng.between(38, 70), price: full });
  else {
    prices.push({ before: 120, price: rng.chance(0.6) ? rounded(full * (1.02 + rng.next() * 0.06)) : full });
    prices.push({ before: rng.between(62, 80), price: full });
    if (rng.chance(0.35)) {
      const begun = rng.between(40, 54);
      const sale = rounded(full * (0.93 + rng.next() * 0.04));
      prices.push({ before: begun, price: today < full ? Math.max(sale, halfway(today, full)) : sale });
      prices.push({ before: begun - 7, price: full });
    }
  }
  if (today < full) prices.push({ before: rng.between(3, 24), price: today });
  const dateOf = (before: number) => new Date(now - before * DAY_MS).toISOString().slice(0, 10);
  // ISO date from which each price was paid; the last entry is today's price.
  return { until: dateOf(0), prices: prices.map(({ before, ...one }) => ({ since: dateOf(before), ...one })) };
}
