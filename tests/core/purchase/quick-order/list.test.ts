import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceTier } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { type Cart, putLines } from '#core/purchase/cart/cart.ts';
import { QUICK_ORDER_MAX, type QuickLine, quickTotals, rowsForCart } from '#core/purchase/quick-order/index.ts';
import {
  addCodes,
  choosePrice,
  EMPTY_QUICK_ORDER,
  repairQuickOrder,
  setQuickCount,
} from '#core/purchase/quick-order/list.ts';
import { productOfCode, quickRow } from '#core/purchase/quick-order/rows.ts';
import { aPhone } from '#core/testing/index.ts';

const line = (code: string, count = 1, tier: PriceTier = 'retail'): QuickLine => ({ code, count, tier });
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ code: `acc-${index}`, count: 1 }));

describe('the list of a quick order', () => {
  it('QUICK-3: gets more pieces of what is there, and new codes at its end', () => {
    const { lines, left } = addCodes(
      [line('acc-1', 98), line('acc-2', 1, 'second')],
      [
        { code: 'acc-3', count: 2 },
        { code: 'acc-1', count: 5 },
        { code: 'acc-2', count: 1 },
      ],
    );
    expect(lines).toEqual([line('acc-1', 103), line('acc-2', 2, 'second'), line('acc-3', 2, 'second')]);
    expect(left).toEqual([]);
  });

  it('QUICK-5: has 100 codes at most, and tells which found no room', () => {
    expect(QUICK_ORDER_MAX).toBe(100);
    const { lines, left } = addCodes(addCodes([], many(99)).lines, [
      { code: 'acc-0', count: 4 },
      { code: 'hit-1', count: 1 },
      { code: 'hit-2', count: 3 },
    ]);
    expect(lines).toHaveLength(100);
    expect(lines[0]).toEqual(line('acc-0', 5, 'second'));
    expect(left).toEqual([{ code: 'hit-2', count: 3 }]);
  });

  it('QUICK-7: is sold as is chosen for one line or for all; what comes later follows them all', () => {
    const lines = [line('acc-1'), line('acc-2')];
    expect(choosePrice(lines, 'second', 'acc-2')).toEqual([line('acc-1'), line('acc-2', 1, 'second')]);
    const all = choosePrice(lines, 'second');
    expect(all.every(({ tier }) => tier === 'second')).toBe(true);
    const mixed = choosePrice(lines, 'second', 'acc-1');
    const comes = (earlier: readonly QuickLine[]) => addCodes(earlier, [{ code: 'acc-3', count: 1 }]).lines.at(-1);
    expect(comes(lines)).toEqual(line('acc-3'));
    for (const earlier of [all, mixed, []]) expect(comes(earlier)).toEqual(line('acc-3', 1, 'second'));
  });

  it('QUICK-3: counts are set as in the cart', () => {
    const lines = [line('acc-1', 2), line('acc-2')];
    expect(setQuickCount(lines, 'acc-1', 0)).toEqual([line('acc-2')]);
    expect(setQuickCount(lines, 'acc-1', 150)).toEqual([line('acc-1', 150), line('acc-2')]);
    expect(setQuickCount(lines, 'acc-1', 1_000_000)).toEqual([line('acc-1', 999_999), line('acc-2')]);
    for (const count of [-1, 1.5, Number.NaN]) expect(setQuickCount(lines, 'acc-1', count)).toBe(lines);
  });

  it('QUICK-6: is mended line by line', () => {
    const stored = {
      text: 'MI1000',
      lines: [
        ...[line('acc-1', 2, 'second'), line('acc-1', 5), line('MI10048271', 2_000_000), { ...line('hit-1'), tier: 1 }],
        ...[line('hit-2', 0), line('hit-3', 1.5), line('xiaomi'), { code: 7, count: 1 }, null, 'x', 1],
      ],
    };
    expect(repairQuickOrder(stored)).toEqual({
      text: 'MI1000',
      lines: [line('acc-1', 2, 'second'), line('MI10048271', 999_999), line('hit-1')],
    });
    for (const broken of [undefined, null, 'x', 7, [], {}, { text: 5, lines: 'x' }])
      expect(repairQuickOrder(broken)).toEqual(EMPTY_QUICK_ORDER);
    expect(repairQuickOrder({ text: 'x'.repeat(30_000) }).text).toHaveLength(20_000);
    const long = many(150).map((entry) => ({ ...entry, tier: 'retail' }));
    expect(repairQuickOrder({ text: '', lines: long }).lines).toHaveLength(100);
  });

  it('QUICK-6: is read where a flag said at which of two prices a line is sold', () => {
    const stored = [
      { code: 'acc-1', count: 2, secondPrice: true },
      { code: 'acc-2', count: 1, secondPrice: false },
    ];
    expect(repairQuickOrder({ text: '', lines: stored }).lines).toEqual([line('acc-1', 2, 'second'), line('acc-2')]);
  });

  it('QUICK-6: never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const order = repairQuickOrder({ lines: stored, text: stored });
        expect(repairQuickOrder(order)).toEqual(order);
      }),
    );
  });
});

const phone = aPhone('A')
  .costing(5_000)
  .being({ tierPrices: { second: fromMdl(4_500) }, promoDiscount: fromMdl(100) })
  .build();
const plain = aPhone('B').costing(3_000).build();
const absent = aPhone('C').costing(1_000).being({ inStock: false }).build();

describe('a line whose product is known', () => {
  it('QUICK-8: is the product of its code, whatever the case', () => {
    const found = [{ product: { ...phone, code: 'ULT-ab1' } }, { product: plain }];
    expect(productOfCode(found, 'ult-ab1')).toBe(found[0]);
    expect(productOfCode(found, 'ult-ab')).toBeUndefined();
  });

  it('QUICK-7: tells its prices as the cart will have them, and what it comes to', () => {
    expect(quickRow(line('acc-1', 2, 'second'), { product: phone, available: 7 })).toMatchObject({
      ...{ sale: 'sold', most: 7, pieces: 2, tier: 'second', piece: fromMdl(4_400), sum: fromMdl(8_800) },
      prices: [
        { tier: 'second', price: fromMdl(4_400) },
        { tier: 'retail', price: fromMdl(4_900) },
      ],
    });
    expect(quickRow(line('acc-1', 2), { product: phone })).toMatchObject({ tier: 'retail', sum: fromMdl(9_800) });
    const row = quickRow(line('acc-2', 3, 'second'), { product: plain });
    expect(row).toMatchObject({ most: 999_999, tier: 'retail', sum: fromMdl(9_000) });
    expect(row.prices).toEqual([{ tier: 'retail', price: fromMdl(3_000) }]);
  });

  it('QUICK-9: has as many pieces as there are, and none of what is not sold', () => {
    expect(quickRow(line('acc-1', 5), { product: phone, available: 3 })).toMatchObject({ most: 3, pieces: 3 });
    expect(quickRow(line('acc-1', 5), { product: phone, available: 500 })).toMatchObject({ most: 500, pieces: 5 });
    expect(quickRow(line('acc-1', 150), { product: phone, available: 500 })).toMatchObject({ pieces: 150 });
    expect(quickRow(line('acc-1', 5), { product: absent })).toMatchObject({ sale: 'absent', pieces: 0, sum: 0 });
  });

  it('QUICK-7 QUICK-9 QUICK-11: comes to sums at every price and as chosen; what is not sold stays out of the cart', () => {
    const rows = [
      quickRow(line('acc-1', 2, 'second'), { product: phone }),
      quickRow(line('acc-2', 5), { product: plain, available: 4 }),
      quickRow(line('acc-3', 1, 'second'), { product: absent }),
    ];
    expect(quickTotals(rows)).toMatchObject({
      ...{ lines: 2, blocked: 1 },
      pieces: 6,
      sums: { retail: fromMdl(21_800), second: fromMdl(20_800) },
      chosen: fromMdl(20_800),
    });
    expect(quickTotals([])).toMatchObject({
      lines: 0,
      blocked: 0,
      pieces: 0,
      sums: { retail: 0, second: 0 },
      chosen: 0,
    });
    expect(rowsForCart(rows)).toEqual([
      { product: phone, count: 2, most: 999_999, tier: 'second' },
      { product: plain, count: 4, most: 4, tier: 'retail' },
    ]);
  });
});

describe('a list put in the cart', () => {
  const put = (count: number, most: number, tier: PriceTier = 'retail') => ({ product: phone, count, most, tier });

  it('CART-21: gives each product so many pieces more, as far as there are so many', () => {
    expect(putLines([], [put(3, 10, 'second')])).toEqual([{ product: phone, count: 3, tier: 'second' }]);
    const cart: Cart = [
      { product: plain, count: 1, tier: 'retail' },
      { product: phone, count: 3, tier: 'second' },
    ];
    expect(putLines(cart, [put(4, 99)])).toEqual([cart[0], { product: phone, count: 7, tier: 'retail' }]);
    expect(putLines(cart, [put(4, 5)])[1]?.count).toBe(5);
    expect(putLines(cart, [put(98, 500)])[1]?.count).toBe(101);
  });

  it('CART-21: takes nothing away of what the cart has already', () => {
    expect(putLines([{ product: phone, count: 8, tier: 'retail' }], [put(2, 5)])[0]?.count).toBe(8);
  });
});
