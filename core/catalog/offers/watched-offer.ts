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

/** The offer of the day as it is watched. */
export interface WatchedOffer {
  /** Null when there is none today. */
  readonly offer: DayOffer | null;
  /** Ms since the epoch; absent until the page is alive. */
  readonly now: number | undefined;
}

/** Whether a watched offer may be taken; `none` when there is no offer (rule DAY-1). */
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
 * Use-case: watches the offer of the day while its page is open. `first` came with the page and may be hours old, so the
 * offer is asked for anew, and again once it is over (rules DAY-1 … DAY-3). Starting it gives the way to stop.
 */
export const createDayOffer = ({ offers, locale, show, ...time }: Dependencies, first: DayOffer | null) => {
  let watched: WatchedOffer = { offer: first, now: undefined };
  let askedAt = Number.NEGATIVE_INFINITY;
  let stopped = true;
  const setState = (change: Partial<WatchedOffer>) => {
    watched = { ...watched, ...change };
    show(watched);
  };
  /** What could not be asked leaves the offer as it is known. */
  const ask = async (now: number) => {
    askedAt = now;
    const answer = await offers.dayOffer({ locale });
    if (answer.ok && !stopped) setState({ offer: answer.value });
  };
  return (): (() => void) => {
    stopped = false;
    const stop = followClock(time, (now) => {
      setState({ now });
      const isDue = askedAt === Number.NEGATIVE_INFINITY || watchedState(watched) === 'over';
      if (isDue && now - askedAt >= ASK_AGAIN_MS) void ask(now);
      // The next look falls on the turn of a shown second, so that none of them is skipped.
      const part = watched.offer ? msLeft(watched.offer.endsAt, now) % TICK_MS : 0;
      return part > 0 ? part : TICK_MS;
    });
    return () => {
      stopped = true;
      stop();
    };
  };
};
