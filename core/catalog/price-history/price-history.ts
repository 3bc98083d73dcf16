import type { Bani } from '#core/kernel/shared/index.ts';

/** Days that a history tells of (rule HISTORY-1). */
export const HISTORY_DAYS = 90;
/** Days before today's price whose lowest is reported (rule HISTORY-2). */
export const LOWEST_DAYS = 30;

/** A price and the first day on which it held. */
export interface PriceSince {
  /** ISO date. */
  readonly since: string;
  /** What a piece was sold for, bani. */
  readonly price: Bani;
}

/** What a product has cost over the last days. */
export interface PriceHistory {
  /** Oldest first, each different from the one before; the last one is today's. */
  readonly prices: readonly PriceSince[];
  /** ISO date of the last day. */
  readonly until: string;
  /** The lowest of the 30 days before today's price, bani; absent while these are not all known. */
  readonly lowestBefore?: Bani;
}

/** A span of days for which a price held: the first of them, counted from the first of the history, and how many. */
export interface PriceSpan extends PriceSince {
  readonly start: number;
  readonly days: number;
}

const DAY_MS = 86_400_000;
const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Prices in the order of their days, one a day and each different from the one before. */
const inOrder = (reported: readonly PriceSince[], last: number): readonly PriceSince[] => {
  const known = reported.filter(({ since }) => dayOf(since) <= last);
  const byDay = new Map(known.map((one) => [dayOf(one.since), one]));
  const days = [...byDay].sort(([one], [other]) => one - other).map(([, one]) => one);
  return days.filter(({ price }, place) => days[place - 1]?.price !== price);
};

/** The lowest price of the 30 days before a day; undefined unless all of them are known (rule HISTORY-2). */
const lowestBefore = (prices: readonly PriceSince[], day: number): Bani | undefined => {
  const first = day - LOWEST_DAYS;
  const isKnown = prices.some(({ since }) => dayOf(since) <= first);
  const held = prices.filter(({ since }, place) => {
    const next = prices[place + 1];
    return dayOf(since) < day && (!next || dayOf(next.since) > first);
  });
  return isKnown ? Math.min(...held.map(({ price }) => price)) : undefined;
};

/**
 * The history out of what the provider tells: prices with the days since when they hold, in any order, up to a last day.
 * Undefined when it does not end with `today`, what a piece is sold for now, or tells of a single day (rules HISTORY-1,
 * HISTORY-2).
 */
export const priceHistory = (reported: readonly PriceSince[], until: string, today: Bani): PriceHistory | undefined => {
  const last = dayOf(until);
  const prices = inOrder(reported, last);
  const now = prices.at(-1);
  if (!now || now.price !== today) return undefined;
  const first = last - HISTORY_DAYS + 1;
  const shown = prices.filter(
    (_, place) => dayOf(prices[place + 1]?.since ?? until) > first || place === prices.length - 1,
  );
  const within = shown.map((one) => (dayOf(one.since) < first ? { ...one, since: dateOf(first) } : one));
  if (within[0]?.since === until) return undefined;
  const lowest = lowestBefore(prices, dayOf(now.since));
  return { prices: within, until, ...(lowest === undefined ? {} : { lowestBefore: lowest }) };
};

/** For which days each price of a history held; together they are all its days (rule HISTORY-1). */
export const priceSpans = ({ prices, until }: PriceHistory): readonly PriceSpan[] => {
  const first = dayOf(prices[0]?.since ?? until);
  return prices.map((one, place) => {
    const start = dayOf(one.since) - first;
    const next = prices[place + 1];
    return { ...one, start, days: (next ? dayOf(next.since) : dayOf(until) + 1) - first - start };
  });
};
