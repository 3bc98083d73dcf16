import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Timers } from '#core/kernel/shared/index.ts';
import { type ListedOrder, MOST_PAGES, type OrdersArchive, type OrdersFilter } from '#core/partner/orders/index.ts';
import { type Figure, type Figures, NO_FIGURES } from './figures.ts';
import { createOrderCounter } from './order-counter.ts';
import { previousPeriod } from './previous-period.ts';

/** How many orders a page of the list is asked to have; what a provider makes of it shows in its answer. */
const PAGE_SIZE = 200;
/** How many pages of the list are asked for side by side. */
const PAGES_AT_ONCE = 4;
/** How many orders are counted before the page gets its turn again. */
export const COUNTED_AT_ONCE = 200;

/** A partner's figures as they are being counted. */
export interface FiguresState {
  readonly step: 'counting' | 'counted' | 'failed';
  /** Orders that have been counted so far, and how many there are. */
  readonly came: number;
  readonly of: number;
  /** Known once all are counted. */
  readonly figures: Figures;
  /** What the orders of the period before come to, where one page has them all (rule FIGURES-9). */
  readonly before: Figure | undefined;
}

/** Figures before they are loaded (rule FIGURES-8). */
export const UNREAD_FIGURES: FiguresState = {
  step: 'counting',
  came: 0,
  of: 0,
  figures: NO_FIGURES,
  before: undefined,
};

interface Dependencies {
  readonly archive: OrdersArchive;
  readonly timers: Timers;
  /** Shows the figures each time more has come. */
  readonly show: (state: FiguresState) => void;
}

/** Use-case: counts all the orders that a filter finds, some at a time, so that the page stays alive, and the period before (rules FIGURES-8, FIGURES-9). */
export const createFigures = ({ archive, timers, show }: Dependencies) => ({
  /** Returns why it failed; undefined when it did not, or was called off. */
  count: async (filter: OrdersFilter, locale: Locale, signal?: AbortSignal): Promise<Failure | undefined> => {
    const counting = createOrderCounter();
    let state = UNREAD_FIGURES;
    const setState = (change: Partial<FiguresState>) => {
      state = { ...state, ...change };
      if (!signal?.aborted) show(state);
    };
    const pause = () => new Promise<void>((resolve) => void timers.after(0, resolve));
    const take = async (orders: readonly ListedOrder[], of: number) => {
      for (let from = 0; from < orders.length && !signal?.aborted; from += COUNTED_AT_ONCE) {
        if (from > 0) await pause();
        const some = orders.slice(from, from + COUNTED_AT_ONCE);
        counting.add(some);
        setState({ came: Math.min(of, state.came + some.length), of });
      }
    };
    setState({});
    const before = signal?.aborted ? undefined : countBefore(archive, filter, locale, signal);
    for (let page = 1, pages = 1; page <= pages && !signal?.aborted; ) {
      const asked = Array.from({ length: page === 1 ? 1 : Math.min(PAGES_AT_ONCE, pages - page + 1) }, (_, place) =>
        archive.list({ filter: { ...filter, page: page + place, pageSize: PAGE_SIZE }, locale }, signal),
      );
      for (const answer of await Promise.all(asked)) {
        if (!answer.ok) {
          setState({ step: 'failed' });
          return answer.error;
        }
        pages = Math.min(answer.value.pages, MOST_PAGES);
        await take(answer.value.orders, answer.value.totalCount);
      }
      page += asked.length;
    }
    setState({ step: 'counted', figures: counting.read(), before: await before });
    return undefined;
  },
});

/** Sum of the previous period in one call; undefined when one page is not enough (rule FIGURES-9). */
const countBefore = async (
  archive: OrdersArchive,
  filter: OrdersFilter,
  locale: Locale,
  signal: AbortSignal | undefined,
): Promise<Figure | undefined> => {
  const before = previousPeriod(filter);
  if (!before) return undefined;
  const answer = await archive.list({ filter: { ...before, page: 1, pageSize: PAGE_SIZE }, locale }, signal);
  if (!answer.ok || answer.value.pages > 1) return undefined;
  const counting = createOrderCounter();
  counting.add(answer.value.orders);
  return counting.read().all;
};
