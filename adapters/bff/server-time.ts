import type { Clock } from '#core/kernel/shared/index.ts';
import { asker, type Send } from './client.ts';

/** The call by which the shop's server tells anybody its time, ms since the epoch. */
export const TIME_CALL = '/api/time';

/** Longest that the page waits for the server's time before it goes on by the device's own, ms. */
const WAIT_MS = 1500;

/** A clock that a server sets. */
export interface SetClock extends Clock {
  /** Resolves once the clock is set, or has waited long enough; never rejects. */
  readonly set: Promise<unknown>;
}

/**
 * The server's clock: the device's own, moved by their difference, which is asked for once (rule BROWSING-15). Without an
 * answer it is the device's own.
 */
export const createServerClock = (device: Clock, send: Send): SetClock => {
  let ahead = 0;
  const ask = async () => {
    const sentAt = device.now();
    const answer = await asker(send)<number>(TIME_CALL, { cache: 'no-store' });
    if (answer.ok) ahead = answer.value - (sentAt + device.now()) / 2;
  };
  const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  return { now: () => Math.round(device.now() + ahead), set: Promise.race([ask(), waited]) };
};
