import {
  finalPrice,
  type PriceTier,
  type Product,
  type SaleState,
  saleState,
  sellableTier,
  tierPrice,
  tiers,
  tiersInOrder,
} from '#core/catalog/products/index.ts';
import type { StockedProduct } from '#core/catalog/search/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { linePrice, MAX_LINE_COUNT, type PutLine } from '#core/purchase/cart/index.ts';
import type { QuickLine } from './list.ts';

/** A line whose product is known, with what it comes to. Amounts are bani, for all its pieces unless stated otherwise. */
export interface QuickRow {
  readonly line: QuickLine;
  readonly product: Product;
  readonly sale: SaleState;
  /** Most pieces that can be ordered: what is in stock, where that is known. */
  readonly most: number;
  /** Pieces that go to the cart: what is wanted, as far as there is so much; 0 when it is not sold. */
  readonly pieces: number;
  /** One piece at each price that its product has, a partner's own first. */
  readonly prices: readonly TierOfPiece[];
  /** The price that it is sold at: what is chosen, if its product has it, else the ordinary one. */
  readonly tier: PriceTier;
  /** Selling price of one piece. */
  readonly piece: Bani;
  /** All pieces as they are sold. */
  readonly sum: Bani;
}

/** What one piece costs at a price. Bani. */
export interface TierOfPiece {
  readonly tier: PriceTier;
  readonly price: Bani;
}

/** Product of a code, ignoring case (rule QUICK-8). */
export const productOfCode = (found: readonly StockedProduct[], code: string): StockedProduct | undefined =>
  found.find(({ product }) => product.code.toLowerCase() === code.toLowerCase());

/**
 * A line with its product: its prices, what it comes to, and how many pieces can be ordered (rules QUICK-7, QUICK-9). Prices
 * are those of the cart, after the promo discount.
 */
export const quickRow = (line: QuickLine, { product, available }: StockedProduct): QuickRow => {
  const sale = saleState(product);
  const most = Math.min(available ?? MAX_LINE_COUNT, MAX_LINE_COUNT);
  const pieces = sale === 'sold' ? Math.min(line.count, most) : 0;
  const priceAt = (tier: PriceTier): Bani => finalPrice(product, tier);
  const tier = sellableTier(product, line.tier);
  const piece = priceAt(tier);
  return {
    ...{ line, product, sale, most, pieces, tier, piece },
    prices: tiersInOrder
      .filter((other) => tierPrice(product, other) !== undefined)
      .map((other) => ({ tier: other, price: priceAt(other) })),
    sum: piece * pieces,
  };
};

/** What a quick order comes to. Bani. */
export interface QuickTotals {
  /** Lines that go to the cart, and lines that cannot be sold now. */
  readonly lines: number;
  readonly blocked: number;
  readonly pieces: number;
  /** Everything at each price; at the ordinary one where a product does not have it. */
  readonly sums: Readonly<Record<PriceTier, Bani>>;
  /** Every line at the price that is chosen for it. */
  readonly chosen: Bani;
}

const added = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Whether any piece of a row can be added to the cart (rule QUICK-9). */
export const isSellable = ({ pieces }: Pick<QuickRow, 'pieces'>): boolean => pieces > 0;

/** What rows come to together, at every price and as chosen: those that go to the cart, and how many do not (rules QUICK-7, QUICK-11). */
export const quickTotals = (rows: readonly QuickRow[]): QuickTotals => {
  const sumAt = (tier: PriceTier): Bani =>
    added(rows.map(({ product, pieces }) => linePrice({ product, count: pieces, tier })));
  const lines = rows.filter(isSellable).length;
  return {
    ...{ lines, blocked: rows.length - lines },
    pieces: added(rows.map(({ pieces }) => pieces)),
    sums: Object.fromEntries(tiers.map((tier) => [tier, sumAt(tier)])) as Record<PriceTier, Bani>,
    chosen: added(rows.map(({ sum }) => sum)),
  };
};

/** What goes to the cart: the rows that can be sold, as many pieces as there are, at the chosen price (rule QUICK-9). */
export const rowsForCart = (rows: readonly QuickRow[]): readonly PutLine[] =>
  rows.filter(isSellable).map(({ product, pieces, most, tier }) => ({ product, count: pieces, most, tier }));
