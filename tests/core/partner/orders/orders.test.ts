import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import {
  clockCalendar,
  createExportOrders,
  createListOrders,
  hasPartnerPrice,
  isoDay,
  ORDERS_START,
  type OrdersFilter,
  type OrdersParameters,
  ordersPeriods,
  ordersQuery,
  periodStart,
  readOrdersParameters,
} from '#core/partner/orders/index.ts';
import { compareDays, ordersFilter, parseDay } from '#core/partner/orders/orders.ts';

const today = '2026-11-21';
const filter = (reported: OrdersParameters) => ordersFilter(reported, today);

describe('a partner’s orders', () => {
  it('ORDERS-1 ORDERS-2: are listed from 4 September 2023 to today', () => {
    expect(ORDERS_START).toBe('2023-9-4');
    expect(filter({})).toEqual({ start: '2023-9-4', end: '2026-11-21', query: '', page: 1 });
    expect(filter({ start: null, end: null, query: null, page: undefined })).toEqual(filter({}));
  });

  it('ORDERS-3: a day may be written with zeros, and must be one', () => {
    expect(parseDay('2026-01-09')).toBe('2026-1-9');
    expect(parseDay('2026-1-9')).toBe('2026-1-9');
    expect(parseDay('2026-12-31')).toBe('2026-12-31');
    expect(['2024-2-29', '2000-2-29', '2026-2-28', '2026-4-30'].map(parseDay)).toEqual([
      '2024-2-29',
      '2000-2-29',
      '2026-2-28',
      '2026-4-30',
    ]);
    for (const no of [
      '2026-2-29',
      '1900-2-29',
      '2024-2-30',
      '2026-4-31',
      '2026-13-1',
      '2026-0-1',
      '2026-1-0',
      '26-1-1',
      '2026-1-1x',
      'x2026-1-1',
      '',
      null,
      undefined,
    ])
      expect(parseDay(no)).toBeUndefined();
    expect(filter({ start: 'soon', end: '2026-2-30' })).toEqual(filter({}));
  });

  it('ORDERS-3: days the wrong way round change places', () => {
    expect(filter({ start: '2026-5-1', end: '2026-03-31' })).toMatchObject({ start: '2026-3-31', end: '2026-5-1' });
    expect(filter({ start: '2026-5-1', end: '2026-5-1' })).toMatchObject({ start: '2026-5-1', end: '2026-5-1' });
    expect(filter({ start: '2027-1-1' })).toMatchObject({ start: today, end: '2027-1-1' });
  });

  it('ORDERS-3: days come one after another as in the calendar', () => {
    const dates = fc.date({ min: new Date('2023-12-20'), max: new Date('2024-03-05'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [a, b] = [one, other].map((date) => date.toISOString().slice(0, 10));
        const order = compareDays(parseDay(a) ?? '', parseDay(b) ?? '');
        expect(Math.sign(order)).toBe(Math.sign((a ?? '').localeCompare(b ?? '')));
      }),
    );
  });

  it('ORDERS-4: are searched by a trimmed text and paged from 1', () => {
    expect(filter({ query: ' redmi ', page: 3 })).toMatchObject({ query: 'redmi', page: 3 });
    for (const page of [0, 1, -2, 1.5, Number.NaN]) expect(filter({ page }).page).toBe(1);
  });

  it('ORDERS-2: come with the filter that they answer to', async () => {
    const page = { orders: [], pages: 1, currentPage: 1, totalCount: 0 };
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const list = createListOrders({
      calendar: { today: () => today },
      archive: {
        list: async (query, given) => {
          asked.push([query, given]);
          return ok(page);
        },
      },
    });
    expect(await list({ query: 'x' }, 'ro', signal)).toEqual(ok({ ...page, filter: filter({ query: 'x' }), today }));
    expect(asked).toEqual([[{ filter: filter({ query: 'x' }), locale: 'ro' }, signal]]);
  });

  it('ORDERS-2: a failure is handed on', async () => {
    const down = err(failure('network', 'network', 'down'));
    const list = createListOrders({ calendar: { today: () => today }, archive: { list: async () => down } });
    expect(await list({}, 'ru')).toBe(down);
  });

  it('ORDERS-2: today is the day in Kishinev, whatever the clock’s own', () => {
    const day = (written: string) => clockCalendar({ now: () => Date.parse(written) }).today();
    expect(day('2026-09-04T20:59:59Z')).toBe('2026-9-4');
    expect(day('2026-09-04T21:00:00Z')).toBe('2026-9-5');
    expect(day('2026-12-31T22:00:00Z')).toBe('2027-1-1');
    expect(day('2026-10-10T10:00:00Z')).toBe('2026-10-10');
  });

  it('ORDERS-5: are narrowed to a step and a seller', () => {
    expect(filter({ status: 'cancelled', sellerId: ' ana ' })).toEqual({
      ...filter({}),
      status: 'cancelled',
      sellerId: 'ana',
    });
    expect(filter({ status: 'lost', sellerId: ' ' })).toEqual(filter({}));
    expect(filter({ status: null, sellerId: null })).toEqual(filter({}));
  });

  it('ORDERS-6: the address holds what does not go without saying', () => {
    expect(ordersQuery(filter({}), today)).toBe('');
    expect(isoDay('2026-9-4')).toBe('2026-09-04');
    const narrowed = filter({
      start: '2026-1-2',
      end: '2026-11-20',
      query: 'mi & co',
      status: 'delivered',
      sellerId: 'a-1',
      page: 2,
    });
    expect(ordersQuery(narrowed, today)).toBe(
      'start_date=2026-01-02&end_date=2026-11-20&query=mi%20%26%20co&status=delivered&seller=a-1&page=2',
    );
  });

  it('ORDERS-6: an address asks for what it was written for', () => {
    const filters: fc.Arbitrary<OrdersFilter> = fc
      .record({
        start: fc.constantFrom('2023-9-4', '2025-2-28', '2026-11-21'),
        query: fc.string(),
        status: fc.constantFrom('accepted', 'delivered', 'nowhere', undefined),
        sellerId: fc.string(),
        page: fc.integer({ min: 1, max: 99 }),
      })
      .map(filter);
    fc.assert(
      fc.property(filters, (given) => {
        const address = new URLSearchParams(ordersQuery(given, today));
        expect(filter(readOrdersParameters(address))).toEqual(given);
      }),
    );
  });

  it('ORDERS-8: periods end today and reach back over months and years', () => {
    expect(ordersPeriods.map((period) => periodStart(period, '2026-1-3'))).toEqual([
      '2026-1-3',
      '2025-12-28',
      '2025-12-5',
      '2023-9-4',
    ]);
    expect(periodStart('month', '2024-3-1')).toBe('2024-2-1');
  });

  it('ORDERS-7: are written out page by page to the last', async () => {
    const asked: number[] = [];
    const order = (orderNumber: string) => ({ orderNumber }) as never;
    const exported = createExportOrders({
      calendar: { today: () => today },
      archive: {
        list: async ({ filter: { page } }) => {
          asked.push(page);
          return ok({ orders: [order(`n${page}`)], pages: 3, currentPage: page, totalCount: 3 });
        },
      },
    });
    const got: unknown[] = [];
    for await (const part of exported({ page: 2 }, 'ru')) got.push(part);
    expect(asked).toEqual([1, 2, 3]);
    expect(got).toEqual([1, 2, 3].map((page) => ok([order(`n${page}`)])));
  });

  it('ORDERS-7: end with the first failure', async () => {
    const down = err(failure('network', 'network', 'down'));
    const exported = createExportOrders({ calendar: { today: () => today }, archive: { list: async () => down } });
    const got: unknown[] = [];
    for await (const part of exported({}, 'ru')) got.push(part);
    expect(got).toEqual([down]);
  });
});

describe('a receipt', () => {
  it('ORDERS-10: tells a partner’s price where a line was sold at it', () => {
    const good = { productId: 'A', title: 'A', code: 'MI-A', count: 1, price: 100, tier: 'retail' as const };
    expect(hasPartnerPrice({ products: [good, { ...good, tier: 'second' }] })).toBe(true);
    expect(hasPartnerPrice({ products: [good] })).toBe(false);
  });
});
