import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareDays,
  makeListOrders,
  ORDERS_START,
  type OrdersParameters,
  ordersFilter,
  parseDay,
} from '#core/orders/index.ts';
import { err, failure, ok } from '#core/shared/index.ts';

const today = '2026-11-21';
const filter = (told: OrdersParameters) => ordersFilter(told, today);

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
    const list = makeListOrders({
      calendar: { today: () => today },
      archive: {
        list: async (query, given) => {
          asked.push([query, given]);
          return ok(page);
        },
      },
    });
    expect(await list({ query: 'x' }, 'ro', signal)).toEqual(ok({ ...page, filter: filter({ query: 'x' }) }));
    expect(asked).toEqual([[{ filter: filter({ query: 'x' }), locale: 'ro' }, signal]]);
  });

  it('ORDERS-2: a failure is handed on', async () => {
    const down = err(failure('network', 'network', 'down'));
    const list = makeListOrders({ calendar: { today: () => today }, archive: { list: async () => down } });
    expect(await list({}, 'ru')).toBe(down);
  });
});
