import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { COUNTED_AT_ONCE } from '#core/partner/figures/count-figures.ts';
import { createFigures, type FiguresState, UNREAD_FIGURES } from '#core/partner/figures/index.ts';
import { type ListedOrder, MOST_PAGES, type OrdersArchive, ordersFilter } from '#core/partner/orders/index.ts';
import { watching } from '#core/testing/index.ts';

const filter = ordersFilter({}, '2026-11-20');

const ordersOf = (count: number): readonly ListedOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    orderNumber: String(index),
    createdAt: new Date(Date.UTC(2024, 0, 1) + index * 7_000_000).toISOString(),
    status: 'delivered',
    total: 100,
    customerName: '',
    customerPhone: '',
    seller: `Seller ${index % 30}`,
    products: [
      { productId: 'A', title: 'A', code: '', count: 1, price: 100, tier: 'retail', category: `C${index % 40}` },
    ],
  }));

/** Lists orders by pages of a size; asked for more pages than there may be, it says so. */
const archiveOf = (orders: readonly ListedOrder[], size: number, failsAt = 0) => {
  const asked: number[] = [];
  const archive: OrdersArchive = {
    list: async ({ filter: { page } }) => {
      asked.push(page);
      if (page === failsAt) return err(failure('timeout', 'timeout', 'No answer'));
      const found = orders.slice((page - 1) * size, page * size);
      return ok({
        orders: found,
        pages: Math.ceil(orders.length / size),
        currentPage: page,
        totalCount: orders.length,
      });
    },
  };
  return { archive, asked };
};

/** Counts with how many orders it has counted between two turns of the page. */
const counted = async (archive: OrdersArchive, signal?: AbortSignal, of = filter) => {
  const { show, now, all } = watching<FiguresState>(UNREAD_FIGURES);
  const turns: number[] = [];
  let before = 0;
  const turn = () => {
    turns.push(now().came - before);
    before = now().came;
  };
  const timers = {
    after: (_ms: number, run: () => void) => {
      turn();
      setTimeout(run);
      return () => undefined;
    },
  };
  const failed = await createFigures({ archive, timers, show }).count(of, 'ru', signal);
  turn();
  return { state: now(), all, turns, failed };
};

describe('counting figures', () => {
  it('FIGURES-8: goes through all pages, some side by side, and shows how far it has come', async () => {
    const { archive, asked } = archiveOf(ordersOf(205), 20);
    const { state, all } = await counted(archive);
    expect(asked).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    expect(state).toMatchObject({
      step: 'counted',
      came: 205,
      of: 205,
      figures: { all: { orders: 205, sum: 20_500 } },
    });
    expect(all.map(({ came }) => came)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 205, 205]);
  });

  it('FIGURES-8: counts 10,000 orders that come at once without blocking the page', async () => {
    const { state, turns } = await counted(archiveOf(ordersOf(10_000), 10_000).archive);
    expect(state.figures.all.orders).toBe(10_000);
    expect(turns).toEqual(Array.from({ length: 10_000 / COUNTED_AT_ONCE }, () => COUNTED_AT_ONCE));
    // That many take a few ms; a browser calls a task long that takes 50.
    expect(COUNTED_AT_ONCE).toBeLessThanOrEqual(200);
  });

  it('FIGURES-8: ends where a page cannot be had, or nobody waits any more', async () => {
    const { state, failed } = await counted(archiveOf(ordersOf(205), 20, 3).archive);
    expect([state.step, failed?.kind]).toEqual(['failed', 'timeout']);
    const left = new AbortController();
    left.abort();
    const { archive, asked } = archiveOf(ordersOf(205), 20);
    expect((await counted(archive, left.signal)).all).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('FIGURES-8: goes through no more pages than are written out', async () => {
    const { archive, asked } = archiveOf(ordersOf(MOST_PAGES + 3), 1);
    expect((await counted(archive)).state).toMatchObject({ step: 'counted', came: MOST_PAGES, of: MOST_PAGES + 3 });
    expect(asked).toHaveLength(MOST_PAGES);
  });

  it('FIGURES-9: asks once for the period before, and says nothing where a page does not have it all', async () => {
    const week = ordersFilter({ start: '2026-11-14', end: '2026-11-20' }, '2026-11-20');
    const countedBeside = async (pages: number, fails = false) => {
      const asked: [string, number][] = [];
      const archive: OrdersArchive = {
        list: async ({ filter: { start, page } }) => {
          asked.push([start, page]);
          const isBefore = start !== week.start;
          if (isBefore && fails) return err(failure('timeout', 'timeout', 'No answer'));
          const orders = ordersOf(isBefore ? 4 : 3);
          return ok({ orders, pages: isBefore ? pages : 1, currentPage: page, totalCount: orders.length });
        },
      };
      return { ...(await counted(archive, undefined, week)), asked };
    };
    const { state, asked } = await countedBeside(1);
    expect(asked.sort()).toEqual([
      ['2026-11-14', 1],
      ['2026-11-7', 1],
    ]);
    expect(state).toMatchObject({ step: 'counted', figures: { all: { orders: 3 } }, before: { orders: 4, sum: 400 } });
    for (const { state: alone } of [await countedBeside(2), await countedBeside(1, true)])
      expect(alone).toMatchObject({ step: 'counted', figures: { all: { orders: 3 } }, before: undefined });
  });
});
