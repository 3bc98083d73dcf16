import { followClock, type Time } from '#core/kernel/shared/index.ts';
import { MINUTE_MS } from './time-units.ts';

/** What days are promised by. */
export interface PromiseState {
  /** Ms since the epoch; absent until the page is alive. */
  readonly now: number | undefined;
}

/**
 * Use-case: follows the clock that days are promised by, each time that its minute changes: a page may stay open past the
 * hour at which promises change (rules DELIVERY-11, DELIVERY-17); gives the way to stop.
 */
export const followPromises = (time: Time, show: (state: PromiseState) => void): (() => void) =>
  followClock(time, (now) => {
    show({ now });
    return MINUTE_MS - (now % MINUTE_MS);
  });
