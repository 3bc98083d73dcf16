import { type Clock, type Failure, ok, type Result, type Timers } from '#core/kernel/shared/index.ts';
import type { OrderDesk, OrderStatus } from '#core/purchase/checkout/index.ts';
import { hasEnded, isUnknownLink } from './changes.ts';
import type { LinkQuery, OrderNews } from './ports.ts';

/** How often the provider is asked for an order that is followed, ms. */
const RENDER_LOCK_MS = 10_000;
/** Longest pause while the provider fails, ms. */
const LONGEST_MS = 120_000;
/** Most followers at a time; further ones poll. */
const MOST_FOLLOWERS = 1_000;

type Listener = (news: OrderNews) => void;

/** An order that is followed or was just asked for. */
interface Watched {
  readonly query: LinkQuery;
  readonly listeners: Set<Listener>;
  /** The last answer, and when it came. */
  answer?: { readonly order: OrderStatus; readonly at: number } | undefined;
  asking?: Promise<Result<OrderStatus, Failure>> | undefined;
  failures: number;
  /** Calls the next turn off. */
  rest: () => void;
}

interface Dependencies {
  readonly orders: Pick<OrderDesk, 'byLink'>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/**
 * Use-case: passes news of orders on to all who follow them, with one call of the provider for all who read an order in
 * one language (rules LIVE-4, LIVE-5, LIVE-6, LIVE-7).
 */
export const createOrderRelay = ({ orders, clock, timers }: Dependencies) => {
  const watched = new Map<string, Watched>();
  let followers = 0;

  const keyOf = ({ linkKey, locale }: LinkQuery): string => `${locale} ${linkKey}`;
  const isKept = (one: Watched): boolean => watched.get(keyOf(one.query)) === one;
  const forget = (one: Watched) => {
    one.rest();
    if (isKept(one)) watched.delete(keyOf(one.query));
  };
  const of = (query: LinkQuery): Watched => {
    const known = watched.get(keyOf(query));
    if (known) return known;
    const made: Watched = { query, listeners: new Set(), failures: 0, rest: () => undefined };
    watched.set(keyOf(query), made);
    return made;
  };
  const tell = (one: Watched, news: OrderNews) => {
    for (const listener of [...one.listeners]) listener(news);
  };
  const turn = (one: Watched) => {
    if (one.listeners.size > 0) void ask(one);
    else forget(one);
  };
  const settle = (one: Watched, result: Result<OrderStatus, Failure>) => {
    if (!isKept(one)) return;
    one.rest();
    if (!result.ok && isUnknownLink(result.error)) {
      forget(one);
      return tell(one, result);
    }
    one.failures = result.ok ? 0 : one.failures + 1;
    if (result.ok) {
      const isNew = JSON.stringify(one.answer?.order) !== JSON.stringify(result.value);
      one.answer = { order: result.value, at: clock.now() };
      if (isNew) tell(one, result);
    }
    // Failures are dropped, and so are finished orders once all followers have them.
    if (one.listeners.size === 0 && !result.ok) return forget(one);
    if (result.ok && hasEnded(result.value)) one.rest = timers.after(RENDER_LOCK_MS, () => forget(one));
    else one.rest = timers.after(Math.min(RENDER_LOCK_MS * 2 ** one.failures, LONGEST_MS), () => turn(one));
  };
  const ask = (one: Watched): Promise<Result<OrderStatus, Failure>> => {
    one.asking ??= orders.byLink(one.query).then((result) => {
      one.asking = undefined;
      settle(one, result);
      return result;
    });
    return one.asking;
  };
  const freshOf = ({ answer }: Watched): OrderStatus | undefined =>
    answer && clock.now() - answer.at < RENDER_LOCK_MS ? answer.order : undefined;

  return {
    /** The order of a link, as it was asked for last where that is less than 10 s ago. */
    byLink: async (query: LinkQuery): Promise<Result<OrderStatus, Failure>> => {
      const one = of(query);
      const fresh = freshOf(one);
      return fresh ? ok(fresh) : ask(one);
    },
    /** Follows an order from now on; gives the way to stop, or undefined where too many follow already. */
    follow: (query: LinkQuery, listener: Listener): (() => void) | undefined => {
      if (followers >= MOST_FOLLOWERS) return undefined;
      followers += 1;
      const one = of(query);
      one.listeners.add(listener);
      if (one.answer) listener(ok(one.answer.order));
      if (!freshOf(one) && one.failures === 0) void ask(one);
      return () => {
        if (!one.listeners.delete(listener)) return;
        followers -= 1;
      };
    },
    /** An order was changed here; its followers are notified at once. */
    touched: (orderNumber: string): void => {
      for (const one of [...watched.values()]) {
        if (one.answer?.order.orderNumber !== orderNumber) continue;
        forget(one);
        if (one.listeners.size === 0) continue;
        // A new one: what is on its way to the former tells of the time before.
        const next: Watched = { ...one, asking: undefined, failures: 0 };
        watched.set(keyOf(one.query), next);
        void ask(next);
      }
    },
  };
};

export type RelayOrders = ReturnType<typeof createOrderRelay>;

/** The desk with its private links relayed: what is cancelled here is learned at once by all who follow it (rule LIVE-5). */
export const relayCancellations = (desk: OrderDesk, relay: RelayOrders): OrderDesk => ({
  ...desk,
  byLink: relay.byLink,
  cancel: async (query, signal) => {
    const answer = await desk.cancel(query, signal);
    if (answer.ok && answer.value.kind === 'cancelled') relay.touched(answer.value.order.orderNumber);
    return answer;
  },
});
