import { type Product, type SaleState, saleState } from '#core/catalog/products/index.ts';
import type { StockedProduct } from '#core/catalog/search/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { linePrice, MAX_LINE_COUNT, type PutLine } from '#core/purchase/cart/index.ts';
import type { QuickLine } from './list.ts';

/** A line whose product is known, with what it comes to. Amounts are bani, for all its pieces unless stated otherwise. */
export interface QuickRow {
  readonly line: QuickLine;
  readonly product: Product;
  readonly sale: SaleState;
  /** Most pieces that can be ordered: what is in stock where that is known, and never more than 99. */
  readonly most: number;
  /** Pieces that go to the cart: what is wanted, as far as there is so much; 0 when it is not sold. */
  readonly pieces: number;
  /** One piece at the ordinary price. */
  readonly price: Bani;
  /** One piece at the second price; absent when the product has none. */
  readonly second?: Bani;
  readonly sum: Bani;
  /** All pieces at the second price; at the ordinary one when there is none. */
  readonly secondSum: Bani;
  /** The second price is chosen, and the product has one. */
  readonly atSecond: boolean;
}

/** The product of a code, whatever the case of its letters (rule QUICK-8). */
export const productOfCode = (found: readonly StockedProduct[], code: string): StockedProduct | undefined =>
  found.find(({ product }) => product.code.toLowerCase() === code.toLowerCase());

/**
 * A line with its product: both prices, their sums, and how many pieces can be ordered (rules QUICK-7, QUICK-9). Prices
 * are those of the cart, after the promo discount.
 */
export const quickRow = (line: QuickLine, { product, available }: StockedProduct): QuickRow => {
  const sale = saleState(product);
  const most = Math.min(available ?? MAX_LINE_COUNT, MAX_LINE_COUNT);
  const pieces = sale === 'sold' ? Math.min(line.count, most) : 0;
  const priceAt = (secondPrice: boolean): Bani => linePrice({ product, count: 1, secondPrice });
  const hasSecond = product.secondPrice !== undefined;
  return {
    ...{ line, product, sale, most, pieces },
    price: priceAt(false),
    ...(hasSecond ? { second: priceAt(true) } : {}),
    sum: priceAt(false) * pieces,
    secondSum: priceAt(true) * pieces,
    atSecond: hasSecond && line.secondPrice,
  };
};

/** What a quick order comes to. Bani. */
export interface QuickTotals {
  readonly pieces: number;
  /** Everything at the ordinary price. */
  readonly sum: Bani;
  /** Everything at the second price, where there is one. */
  readonly secondSum: Bani;
  /** Every line at the price that is chosen for it. */
  readonly chosen: Bani;
}

/** What rows come to together, in either price and as chosen (rule QUICK-7). */
export const quickTotals = (rows: readonly QuickRow[]): QuickTotals =>
  rows.reduce<QuickTotals>(
    (total, { pieces, sum, secondSum, atSecond }) => ({
      pieces: total.pieces + pieces,
      sum: total.sum + sum,
      secondSum: total.secondSum + secondSum,
      chosen: total.chosen + (atSecond ? secondSum : sum),
    }),
    { pieces: 0, sum: 0, secondSum: 0, chosen: 0 },
  );

/** What goes to the cart: the rows that can be sold, as many pieces as there are, at the chosen price (rule QUICK-9). */
export const rowsForCart = (rows: readonly QuickRow[]): readonly PutLine[] =>
  rows
    .filter(({ pieces }) => pieces > 0)
    .map(({ product, pieces, most, atSecond }) => ({ product, count: pieces, most, secondPrice: atSecond }));
