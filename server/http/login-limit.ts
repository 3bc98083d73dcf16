import { createHash } from 'node:crypto';
import { type LoginTries, loginWait } from '#core/kernel/auth/index.ts';

/** Limits tries to sign in by address and login (rule AUTH-10). */
export interface LoginLimit {
  /** Counts a try. Gives how long to wait instead, in seconds; 0 when it may be made. */
  readonly begin: (address: string, login: string) => Promise<number>;
  /** The last try was right: those before it no longer count. */
  readonly forget: (address: string, login: string) => Promise<void>;
  /** Nobody could tell whether the last try was right: it does not count. */
  readonly takeBack: (address: string, login: string) => Promise<void>;
}

/** A limit over tries that are counted by hashes: nobody's login is kept. */
export const createLoginLimit = (tries: LoginTries, now: () => number = Date.now): LoginLimit => {
  const nameOf = (address: string, login: string) =>
    createHash('sha256').update(`${address} ${login.trim().toLowerCase()}`).digest('base64url');
  return {
    begin: async (address, login) => {
      const name = nameOf(address, login);
      const moment = now();
      const wait = loginWait(await tries.add(name, moment), moment);
      if (wait > 0) await tries.takeBack(name);
      return wait;
    },
    forget: (address, login) => tries.forget(nameOf(address, login)),
    takeBack: (address, login) => tries.takeBack(nameOf(address, login)),
  };
};
