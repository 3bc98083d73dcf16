import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { mondayOf, NO_FIGURES, NOTHING } from '#core/partner/figures/figures.ts';
import { averageOrder, type FigureRow, figuresCsv, marginShare } from '#core/partner/figures/index.ts';
import { createOrderCounter } from '#core/partner/figures/order-counter.ts';
import type { ListedOrder, OrderedProduct } from '#core/partner/orders/index.ts';

const aProduct = (different: Partial<OrderedProduct> = {}): OrderedProduct => ({
  productId: 'A',
  title: 'A',
  code: 'MI-A',
  count: 1,
  price: 100,
  tier: 'retail',
  ...different,
});

const anOrder = (orderNumber: string, different: Partial<ListedOrder> = {}): ListedOrder => ({
  orderNumber,
  createdAt: '2026-11-20T10:00:00Z',
  status: 'delivered',
  total: 100,
  customerName: '',
  customerPhone: '',
  products: [aProduct()],
  ...different,
});

const figuresOf = (...pages: readonly (readonly ListedOrder[])[]) => {
  const counting = createOrderCounter();
  for (const page of pages) counting.add(page);
  return counting.read();
};

const orders: fc.Arbitrary<readonly ListedOrder[]> = fc.array(
  fc
    .record({
      orderNumber: fc.integer({ min: 1, max: 40 }).map(String),
      createdAt: fc
        .date({ min: new Date('2025-10-01'), max: new Date('2026-11-20'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      status: fc.constantFrom('accepted', 'delivered', 'cancelled'),
      total: fc.nat(10_000_000),
      seller: fc.option(fc.constantFrom('Ana', 'Ion'), { nil: undefined }),
      products: fc.array(
        fc.record({
          price: fc.nat(1_000_000),
          count: fc.integer({ min: 1, max: 9 }),
          partner: fc.option(fc.nat(1_000_000)),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ seller, products, ...order }) =>
      anOrder(order.orderNumber, {
        ...order,
        ...(seller === undefined ? {} : { seller }),
        products: products.map(({ price, count, partner }, place) =>
          aProduct({ price, count, category: `C${place}`, ...(partner === null ? {} : { partnerPrice: partner }) }),
        ),
      }),
    ),
  { maxLength: 30 },
);

const added = (rows: readonly FigureRow[], field: 'orders' | 'sum' | 'margin' | 'marginOf') =>
  rows.reduce((sum, row) => sum + row[field], 0);

describe('the figures of a partner', () => {
  it('FIGURES-1: have each order once, and none that was cancelled', () => {
    const figures = figuresOf([anOrder('1'), anOrder('2')], [anOrder('2'), anOrder('3', { status: 'cancelled' })]);
    expect(figures.all).toEqual({ orders: 2, sum: 200, margin: 0, marginOf: 0 });
    expect(figuresOf([anOrder('1', { createdAt: 'never' })])).toEqual(NO_FIGURES);
  });

  it('FIGURES-1: are the same however the orders are divided into pages, and add up in time and by seller', () => {
    fc.assert(
      fc.property(orders, fc.nat(30), (all, cut) => {
        const figures = figuresOf(all);
        expect(figuresOf(all.slice(0, cut), all.slice(cut), all)).toEqual(figures);
        for (const group of ['day', 'week', 'seller'] as const)
          for (const field of ['orders', 'sum', 'margin', 'marginOf'] as const)
            expect(added(figures[group], field)).toBe(figures.all[field]);
        for (const field of ['margin', 'marginOf'] as const)
          expect(added(figures.category, field)).toBe(figures.all[field]);
      }),
    );
  });

  it('FIGURES-2: stand by the day in Kishinev and by the week that begins on its Monday', () => {
    const late = anOrder('1', { createdAt: '2026-11-22T21:59:00Z' });
    const later = anOrder('2', { createdAt: '2026-11-22T22:00:00Z', seller: 'Ana', total: 300 });
    const { day, week, seller } = figuresOf([late, later]);
    expect(day.map(({ key, sum }) => [key, sum])).toEqual([
      ['2026-11-22', 100],
      ['2026-11-23', 300],
    ]);
    expect(week.map(({ key, sum }) => [key, sum])).toEqual([
      ['2026-11-16', 100],
      ['2026-11-23', 300],
    ]);
    expect(seller.map(({ key, sum }) => [key, sum])).toEqual([
      ['Ana', 300],
      ['', 100],
    ]);
    expect([mondayOf('2026-11-23'), mondayOf('2026-11-29'), mondayOf('2027-01-01')]).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-12-28',
    ]);
  });

  it('FIGURES-3: give a category what its products were sold for, and an order once', () => {
    const phone = aProduct({ category: 'Phones', price: 50 });
    const dearer = aProduct({ category: 'Tablets', price: 500, count: 2 });
    const { category } = figuresOf([anOrder('1', { total: 9_999, products: [phone, phone, dearer, aProduct()] })]);
    expect(category.map(({ key, orders: count, sum }) => [key, count, sum])).toEqual([
      ['Tablets', 1, 1000],
      ['Phones', 1, 100],
      ['', 1, 100],
    ]);
  });

  it("FIGURES-4: have the margin of what the partner's price is known of", () => {
    const known = aProduct({ price: 200, partnerPrice: 150, count: 2 });
    const { all } = figuresOf([anOrder('1', { products: [known, aProduct({ price: 1_000 })] })]);
    expect(all).toMatchObject({ margin: 100, marginOf: 400 });
    expect(marginShare(all)).toBe(25);
    expect(marginShare({ ...all, margin: 1, marginOf: 300 })).toBe(0.3);
    expect(marginShare(NOTHING)).toBeUndefined();
  });

  it('FIGURES-5: have the average in whole bani', () => {
    expect(averageOrder({ ...NOTHING, orders: 3, sum: 200 })).toBe(67);
    expect(averageOrder(NOTHING)).toBe(0);
  });

  it('FIGURES-6: keep time: what has no orders stands with nothing', () => {
    const { day, week } = figuresOf([
      anOrder('1', { createdAt: '2026-10-23T10:00:00Z' }),
      anOrder('2', { createdAt: '2026-10-26T10:00:00Z' }),
    ]);
    expect(day.map(({ key, orders: count }) => [key, count])).toEqual([
      ['2026-10-23', 1],
      ['2026-10-24', 0],
      ['2026-10-25', 0],
      ['2026-10-26', 1],
    ]);
    expect(week.map(({ key }) => key)).toEqual(['2026-10-19', '2026-10-26']);
  });

  it('FIGURES-7: are written out as CSV without formulas, in the decimals of the language', () => {
    const row = { key: '=1+1;"x"', orders: 2, sum: fromMdl(1_000.5), margin: 5_000, marginOf: 100_000 };
    const table = { headings: ['Seller', 'Orders', 'Sum', 'Average', 'Margin'], nameOf: (key: string) => key };
    expect(figuresCsv([row, { key: '', ...NOTHING }], { ...table, decimalMark: ',', withMargin: true })).toBe(
      '\uFEFFSeller;Orders;Sum;Average;Margin\r\n"\'=1+1;""x""";2;1000,50;500,25;50,00\r\n;0;0,00;0,00;\r\n',
    );
    expect(figuresCsv([{ key: 'Ana', ...NOTHING }], { ...table, decimalMark: '.', withMargin: false })).toBe(
      '\uFEFFSeller,Orders,Sum,Average\r\nAna,0,0.00,0.00\r\n',
    );
  });
});
