import type { Timers } from '#core/kernel/shared/index.ts';
import type { OrderDesk, OrderStatus } from '#core/purchase/checkout/index.ts';
import { changesOf, hasEnded, isUnknownLink, type OrderChange } from './changes.ts';
import type { LinkQuery, OrderNews, OrderStream } from './ports.ts';

/** State of an order opened by its private link. */
export interface LiveOrder {
  /** `failed`: no answer yet; the request is repeated. */
  readonly step: 'asking' | 'found' | 'none' | 'failed';
  readonly order: OrderStatus | undefined;
  /** What the last news have changed. */
  readonly changes: readonly OrderChange[];
}

/** A private link before the first answer (rule LIVE-2). */
export const UNREAD_LIVE: LiveOrder = { step: 'asking', order: undefined, changes: [] };

/** Polling interval without a stream, ms. */
const POLL_MS = 30_000;
/** A stream that is silent for so long is taken for blocked, ms. */
const SILENCE_MS = 50_000;
/** A stream open for so long clears earlier failures, ms. */
const STEADY_MS = 60_000;
/** So many breaks, and no further stream is tried. */
const MOST_BREAKS = 3;
/** The first pause after a break, ms; each one more is longer by as much. */
const PAUSE_MS = 2_000;

interface Dependencies {
  readonly orders: Pick<OrderDesk, 'byLink'>;
  /** Its code comes on the first need; rejects when it cannot be loaded. */
  readonly loadStream: () => Promise<OrderStream>;
  readonly timers: Timers;
  /** Shows the order each time it changes. */
  readonly show: (order: LiveOrder) => void;
}

/**
 * Use-case: follows the order of a private link while its page is seen, by a stream, and by asking where streams are
 * blocked (rules LIVE-2, LIVE-3, LIVE-4, LIVE-8, LIVE-9).
 */
export const createLiveOrder = ({ orders, loadStream, timers, show }: Dependencies, query: LinkQuery) => {
  let state = UNREAD_LIVE;
  /** Number of the latest attempt; answers to earlier ones are dropped. */
  let latest = 0;
  let breaks = 0;
  let ends: (() => void)[] = [];

  const setState = (change: Partial<LiveOrder>) => {
    state = { ...state, ...change };
    show(state);
  };
  const isOver = (): boolean => state.step === 'none' || (state.order !== undefined && hasEnded(state.order));
  const rest = () => {
    latest += 1;
    for (const end of ends) end();
    ends = [];
  };
  const later = (ms: number, run: () => void) => void ends.push(timers.after(ms, run));
  const learn = (order: OrderStatus) => {
    const { order: before } = state;
    const changes = before ? changesOf(before, order) : [];
    if (!before || changes.length > 0 || before.cancellable !== order.cancellable)
      setState({ step: 'found', order, changes: changes.length > 0 ? changes : state.changes });
    if (isOver()) rest();
  };
  const take = (news: OrderNews) => {
    if (news.ok) return learn(news.value);
    if (isUnknownLink(news.error)) {
      setState({ step: 'none', order: undefined, changes: [] });
      rest();
    } else if (!state.order) setState({ step: 'failed' });
  };
  const broke = () => {
    rest();
    breaks += 1;
    later(breaks < MOST_BREAKS ? PAUSE_MS * breaks : POLL_MS, () => void ask());
  };
  const listen = async () => {
    const mine = latest;
    const stream = await loadStream().catch(() => undefined);
    if (mine !== latest) return;
    if (!stream) return broke();
    const silent = () => {
      breaks = MOST_BREAKS;
      broke();
    };
    let calm = timers.after(SILENCE_MS, silent);
    later(STEADY_MS, () => {
      breaks = 0;
    });
    const isMine = () => mine === latest;
    ends.push(
      () => calm(),
      stream.open(query, {
        news: (news) => isMine() && take(news),
        alive: () => {
          if (!isMine()) return;
          calm();
          calm = timers.after(SILENCE_MS, silent);
        },
        broken: () => isMine() && broke(),
      }),
    );
  };
  const ask = async (): Promise<void> => {
    rest();
    const mine = latest;
    const answer = await orders.byLink(query);
    if (mine !== latest) return;
    take(answer);
    if (isOver()) return;
    if (answer.ok && breaks < MOST_BREAKS) void listen();
    else later(POLL_MS, () => void ask());
  };
  return {
    /** The page is seen: the order is asked for and followed from now on. */
    seen: async (): Promise<void> => {
      if (isOver()) return;
      breaks = 0;
      if (!state.order) setState(UNREAD_LIVE);
      await ask();
    },
    /** The page is hidden: stops polling and the stream. */
    unseen: rest,
    /** Takes an update made on this page, such as a cancellation. */
    learn,
  };
};
