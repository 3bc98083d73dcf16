import { createHash } from 'node:crypto';
import { LOGIN_TRIES, loginWait } from '#core/auth/index.ts';

/** Most pairs of address and login that are remembered; the oldest are forgotten first. */
const REMEMBERED = 10_000;

/** Counts tries to sign in by address and login (rule AUTH-10), each instance for itself. */
export interface LoginLimit {
  /** Counts a try. Gives how long to wait instead, in seconds; 0 when it may be made. */
  readonly begin: (address: string, login: string) => number;
  /** The last try was right: those before it no longer count. */
  readonly forget: (address: string, login: string) => void;
  /** Nobody could tell whether the last try was right: it does not count. */
  readonly takeBack: (address: string, login: string) => void;
}

/** A limit that remembers in memory, by hashes: nobody's login is kept. */
export const createLoginLimit = (now: () => number = Date.now): LoginLimit => {
  const tries = new Map<string, readonly number[]>();
  const keyOf = (address: string, login: string) =>
    createHash('sha256').update(`${address} ${login.trim().toLowerCase()}`).digest('base64');
  return {
    begin: (address, login) => {
      const key = keyOf(address, login);
      const earlier = tries.get(key) ?? [];
      const wait = loginWait(earlier, now());
      if (wait > 0) return wait;
      tries.delete(key);
      tries.set(key, [...earlier, now()].slice(-LOGIN_TRIES));
      const [oldest] = tries.keys();
      if (tries.size > REMEMBERED && oldest !== undefined) tries.delete(oldest);
      return 0;
    },
    forget: (address, login) => void tries.delete(keyOf(address, login)),
    takeBack: (address, login) => {
      const key = keyOf(address, login);
      tries.set(key, tries.get(key)?.slice(0, -1) ?? []);
    },
  };
};
