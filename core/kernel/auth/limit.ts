import { clean } from '#core/kernel/shared/index.ts';

/** Most tries that are refused to one login from one network, or in a place that is known, before further ones wait (rule AUTH-10). */
export const LOGIN_TRIES = 10;
/** Most failed tries from one address, for all logins together (rule AUTH-10). */
export const ADDRESS_TRIES = 30;
/** The same for one login from one network, once strangers have failed so often that the login is being guessed. */
const GUESSED_TRIES = 1;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** For how long a refused try counts against the next one, ms (rule AUTH-10). */
export const LOGIN_MEMORY_MS = DAY_MS;
/** How long failed tries of a login count, and how long a known address stays known, ms (rules AUTH-10, AUTH-15). */
export const LOGIN_KNOWN_MS = 90 * DAY_MS;
/** How long the first try waits that is one too many, ms, and how long any waits at most: each time twice as long. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

/**
 * How long to wait before the next try, in whole seconds; 0 when it may be made now (rule AUTH-10). `tries` are the
 * moments of earlier ones, oldest first, ms; `most` is how many of them are free.
 */
export const loginDelay = (tries: readonly number[], now: number, most: number = LOGIN_TRIES): number => {
  const counted = tries.filter((at) => now - at < LOGIN_MEMORY_MS);
  const last = counted.at(-1);
  if (last === undefined || counted.length < most) return 0;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (counted.length - most));
  return Math.max(0, Math.ceil((last + pause - now) / 1000));
};

/** Who tries to sign in. */
export interface LoginAttempt {
  /** The block of addresses that the request comes from (rule LIMIT-4), and the network around it. */
  readonly address: string;
  readonly network: string;
  readonly login: string;
  /** The browser in which this login was signed in before; absent when unknown. */
  readonly browser?: string | undefined;
}

/** How many tries are refused before others have to wait (rule AUTH-10). */
export interface LoginLimits {
  readonly perLogin: number;
  readonly perAddress: number;
}

/** Keys under which attempts are counted (rules AUTH-10, AUTH-15). */
export const loginCounterKeys = ({ address, network, login, browser = '' }: LoginAttempt) => {
  const who = clean(login).toLowerCase();
  return {
    browser: `browser ${browser}`,
    /** Sign-ins with this login at this address, and the tries that were refused there since. */
    knownAddress: `known address ${address} of ${who}`,
    atKnownAddress: `tries at known address ${address} of ${who}`,
    address: `address ${address}`,
    /** Tries of all strangers with this login. */
    login: `login ${who}`,
    loginFromNetwork: `login ${who} from ${network}`,
  };
};

/** How many tries with a login are free for a network that is not known, after so many failed ones of other networks (rule AUTH-10). */
export const unknownNetworkTries = (failed: number, perLogin: number): number =>
  failed >= perLogin ? Math.min(GUESSED_TRIES, perLogin) : perLogin;
