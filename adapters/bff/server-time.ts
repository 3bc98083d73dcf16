import type { Clock } from '#core/kernel/shared/index.ts';
import { asker, type Send } from './client.ts';

/** Path of the server's time, ms since the epoch. */
export const TIME_CALL = '/api/time';

/** Longest wait for the server's time, ms; after it the device's time is used. */
const WAIT_MS = 1500;

/** A clock set by the server. */
export interface SetClock extends Clock {
  /** Resolves when the clock is set or the wait is over; never rejects. */
  readonly set: Promise<unknown>;
}

/** The device's clock, corrected once by the server's time (rule BROWSING-15). */
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
