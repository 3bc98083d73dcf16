import type { ProductRow } from '#adapters/provider-sandbox/db/products.ts';
import type { Bani } from '#adapters/provider-sandbox/money.ts';
import { CAPITAL, type Fulfilment } from './model.ts';

/** The fields that pricing needs, amounts in bani. */
export type PricedProduct = Pick<
  ProductRow,
  'price' | 'second_price' | 'discount' | 'promo' | 'fee_standard' | 'fee_express' | 'fee_region'
>;

export interface RequestedLine<Row extends PricedProduct = ProductRow> {
  readonly row: Row;
  readonly count: number;
  /** Only true for a partner. */
  readonly secondPrice: boolean;
}

/** A priced line, bani. */
export interface PricedLine<Row extends PricedProduct = ProductRow> extends RequestedLine<Row> {
  /** The second price was requested and exists. */
  readonly isSecondPrice: boolean;
  /** Of one piece. */
  readonly price: Bani;
  readonly total: Bani;
}

/** What a partner of a price level (thousandths) pays for a piece: whole MDL, in bani. */
export const secondPrice = (common: Bani, level: number): Bani => Math.round((common * level) / 100_000) * 100;

/**
 * The bill of an order at current prices, in bani: `saving` is compared with the prices before all discounts, `goods` is
 * the sum of the lines. It repeats the shop's rules on purpose, so that tests find a mistake in
 * either.
 */
export const bill = <Row extends PricedProduct>(
  asked: readonly RequestedLine<Row>[],
  fulfilment: Fulfilment,
  codeDiscount: (goods: Bani) => Bani = () => 0,
) => {
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
  const off = codeDiscount(goods);
  return { lines, saving, goods, code: off, delivery, total: goods - off + delivery };
};

/** The delivery fee of one product. An order pays the highest fee of its products once. */
const feeOf = (row: PricedProduct, fulfilment: Fulfilment): Bani => {
  if (fulfilment.method === 'pickup') return 0;
  if (fulfilment.regionId !== CAPITAL) return row.fee_region;
  return fulfilment.type === 'express' ? row.fee_express : row.fee_standard;
};
