import { type Product, RETAIL } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import {
  type Cart,
  cartTotals,
  linePrice,
  obstacleOf,
  orderableCart,
  undiscountedLinePrice,
} from '#core/purchase/cart/index.ts';

/** Which prices an offer is made at: the retail price throughout, or each line's own as the cart has it (rule QUOTE-1). */
export const quotePrices = ['retail', 'chosen'] as const;
export type QuotePrices = (typeof quotePrices)[number];

/** Days that an offer may hold after the day it is made on (rule QUOTE-3). */
export const quoteDays = [1, 3, 7, 14] as const;
export type QuoteDays = (typeof quoteDays)[number];
export const DEFAULT_QUOTE_DAYS: QuoteDays = 3;

/** One product of an offer. */
export interface QuoteLine {
  readonly product: Product;
  readonly count: number;
  /** One piece, bani. */
  readonly piece: Bani;
  /** All its pieces, bani. */
  readonly sum: Bani;
  /** Price of one piece before discounts, bani; absent without a discount and for a partner's price (rule QUOTE-5). */
  readonly before?: Bani;
}

/** What a customer is offered. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  /** Bani; without delivery, which is not known yet. */
  readonly total: Bani;
  /** Bani. */
  readonly saving: Bani;
}

/** Titles of what is in the cart and cannot be offered (rule QUOTE-2). */
export const unofferableTitles = (cart: Cart): readonly string[] =>
  cart.filter((line) => obstacleOf(line) !== undefined).map(({ product }) => product.title);

/**
 * The offer for a cart: what can be sold today, at the chosen prices (rules QUOTE-1, QUOTE-2, QUOTE-5). Sums are the cart's own,
 * in bani.
 */
export const quoteOf = (cart: Cart, prices: QuotePrices): Quote => {
  const offered = orderableCart(cart).map((line) => (prices === 'retail' ? { ...line, tier: RETAIL } : line));
  const { discounted } = cartTotals(offered, 0);
  // A struck price would reveal the partner's price, so there is none and no saving.
  const { saving } = cartTotals(
    offered.filter(({ tier }) => tier === RETAIL),
    0,
  );
  return {
    lines: offered.map((line) => {
      const one = { ...line, count: 1 };
      const [piece, before] = [linePrice(one), undiscountedLinePrice(one)];
      return {
        product: line.product,
        count: line.count,
        piece,
        sum: linePrice(line),
        ...(line.tier === RETAIL && before > piece ? { before } : {}),
      };
    }),
    total: discounted,
    saving,
  };
};

/** Whether a quote at these prices shows its reader a partner's price (rule QUOTE-1). */
export const revealsPartnerPrice = (cart: Cart, prices: QuotePrices): boolean =>
  prices === 'chosen' && orderableCart(cart).some(({ tier }) => tier !== RETAIL);

const DAY_MS = 86_400_000;

/** The day so many days after another, as an ISO date; `from` may be written without zeros. */
export const dayAfter = (from: string, days: number): string => {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day) + days * DAY_MS).toISOString().slice(0, 10);
};

/** The last day on which an offer of a day holds, as an ISO date (rule QUOTE-3). */
export const quoteUntil = (today: string, days: QuoteDays): string => dayAfter(today, days);
