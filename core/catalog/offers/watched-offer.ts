import type { Locale } from '#core/kernel/locale/index.ts';
import { followClock, type Time } from '#core/kernel/shared/index.ts';
import {
  ASK_AGAIN_MS,
  type DayOffer,
  type DayOfferState,
  dayOfferState,
  msLeft,
  TICK_MS,
  type TimeLeft,
  timeLeft,
} from './day-offer.ts';
import type { OfferDesk } from './ports.ts';

/** The offer of the day and the time it is shown at. */
export interface WatchedOffer {
  /** Null when there is no offer today. */
  readonly offer: DayOffer | null;
  /** Ms since the epoch; absent until the page is alive. */
  readonly now: number | undefined;
}

/** An offer before its page is alive (rule DAY-2). */
export const unwatchedOffer = (offer: DayOffer | null): WatchedOffer => ({ offer, now: undefined });

/** State of the watched offer; `none` without an offer (rule DAY-1). */
export const watchedState = ({ offer, now }: WatchedOffer): DayOfferState | 'none' =>
  offer ? dayOfferState(offer, now) : 'none';

/** What is left of a watched offer's time; absent until the page is alive (rule DAY-2). */
export const watchedTimeLeft = ({ offer, now }: WatchedOffer): TimeLeft | undefined =>
  offer && now !== undefined ? timeLeft(msLeft(offer.endsAt, now)) : undefined;

interface Dependencies extends Time {
  readonly offers: Pick<OfferDesk, 'dayOffer'>;
  readonly locale: Locale;
  /** Shows the offer and the time each time that one of them changes. */
  readonly show: (watched: WatchedOffer) => void;
}

/**
 * Use-case: watches the offer of the day while its page is open. `first` may be hours old, so the offer is fetched at
 * once and again when it ends (rules DAY-1 … DAY-3).
 */
export const createDayOffer = ({ offers, locale, show, ...time }: Dependencies, first: DayOffer | null) => {
  let watched = unwatchedOffer(first);
  let askedAt = Number.NEGATIVE_INFINITY;
  let stopped = true;
  const setState = (change: Partial<WatchedOffer>) => {
    watched = { ...watched, ...change };
    show(watched);
  };
  /** A failed fetch keeps the known offer. */
  const ask = async (now: number) => {
    askedAt = now;
    const answer = await offers.dayOffer({ locale });
    if (answer.ok && !stopped) setState({ offer: answer.value });
  };
  const start = (): (() => void) => {
    stopped = false;
    const stop = followClock(time, (now) => {
      setState({ now });
      const isDue = askedAt === Number.NEGATIVE_INFINITY || watchedState(watched) === 'over';
      if (isDue && now - askedAt >= ASK_AGAIN_MS) void ask(now);
      // Ticks fall on full seconds so that the countdown skips none.
      const part = watched.offer ? msLeft(watched.offer.endsAt, now) % TICK_MS : 0;
      return part > 0 ? part : TICK_MS;
    });
    return () => {
      stopped = true;
      stop();
    };
  };
  return {
    /** Fetches the offer and starts the countdown; returns a function that stops it. */
    start,
  };
};
