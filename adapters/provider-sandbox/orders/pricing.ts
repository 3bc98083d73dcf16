import type { ProductRow } from '#adapters/provider-sandbox/db/products.ts';
import type { Bani } from '#adapters/provider-sandbox/money.ts';
import { CAPITAL, type Fulfilment } from './model.ts';

/** What pricing needs to know of a product, amounts in bani. */
export type PricedProduct = Pick<
  ProductRow,
  'price' | 'second_price' | 'discount' | 'promo' | 'fee_standard' | 'fee_express' | 'fee_region'
>;

export interface AskedLine<Row extends PricedProduct = ProductRow> {
  readonly row: Row;
  readonly count: number;
  /** Only true for a partner. */
  readonly secondPrice: boolean;
}

/** A line of an order as it is sold, bani. */
export interface PricedLine<Row extends PricedProduct = ProductRow> extends AskedLine<Row> {
  /** Whether the second price was asked for and there is one. */
  readonly isSecondPrice: boolean;
  /** Of one piece. */
  readonly price: Bani;
  readonly total: Bani;
}

export interface Bill<Row extends PricedProduct = ProductRow> {
  readonly lines: readonly PricedLine<Row>[];
  /** What is saved against the prices before every discount. */
  readonly saving: Bani;
  /** The goods as they are sold. */
  readonly goods: Bani;
  /** What a promo code takes off them. */
  readonly code: Bani;
  readonly delivery: Bani;
  readonly total: Bani;
}

/** What a partner of a price level (thousandths) pays for a piece, in whole lei; bani. */
export const secondPrice = (common: Bani, level: number): Bani => Math.round((common * level) / 100_000) * 100;

/**
 * The bill of an order, from the products as they are now. The rules are written out here on purpose, apart from the
 * shop's: two sums that were worked out separately show when either is wrong.
 */
export const bill = <Row extends PricedProduct>(
  asked: readonly AskedLine<Row>[],
  fulfilment: Fulfilment,
  codeTakes: (goods: Bani) => Bani = () => 0,
): Bill<Row> => {
  const lines: PricedLine<Row>[] = [];
  let goods = 0;
  let saving = 0;
  for (const line of asked) {
    const { row, count } = line;
    const isSecondPrice = line.secondPrice && row.second_price !== null;
    const listed = line.secondPrice ? (row.second_price ?? row.price) : row.price;
    const price = listed > row.promo ? listed - row.promo : 0;
    lines.push({ ...line, isSecondPrice, price, total: price * count });
    goods += price * count;
    saving += (listed + row.discount - price) * count;
  }
  const delivery = lines.reduce((most, { row }) => Math.max(most, feeOf(row, fulfilment)), 0);
  const off = codeTakes(goods);
  return { lines, saving, goods, code: off, delivery, total: goods - off + delivery };
};

/** What bringing one product costs; of all that is ordered, only the highest is paid, once. */
const feeOf = (row: PricedProduct, fulfilment: Fulfilment): Bani => {
  if (fulfilment.method === 'pickup') return 0;
  if (fulfilment.regionId !== CAPITAL) return row.fee_region;
  return fulfilment.type === 'express' ? row.fee_express : row.fee_standard;
};
