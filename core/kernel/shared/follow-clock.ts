import type { Clock, Timers } from './ports.ts';

/** What following the clock needs. */
export interface Time {
  readonly clock: Clock;
  readonly timers: Timers;
}

/**
 * Looks at the clock at once, and again after as many ms as `look` says, which is given ms since the epoch; gives the way
 * to stop.
 */
export const followClock = ({ clock, timers }: Time, look: (now: number) => number): (() => void) => {
  let stop: () => void = () => undefined;
  const turn = () => {
    stop = timers.after(look(clock.now()), turn);
  };
  turn();
  return () => stop();
};
