import { createHash } from 'node:crypto';
import {
  ADDRESS_TRIES,
  LOGIN_KNOWN_MS,
  LOGIN_MEMORY_MS,
  LOGIN_TRIES,
  type LoginAsker,
  type LoginLimits,
  type LoginTries,
  loginNames,
  loginWait,
  strangersTries,
} from '#core/kernel/auth/index.ts';

/** A try to sign in that is counted as refused until one says otherwise. */
export interface LoginTry {
  /** How long to wait instead, in seconds; 0 when it may be made. One that has to wait counts nowhere. */
  readonly seconds: number;
  /** Nobody could tell whether it was right: it does not count. */
  readonly takeBack: () => Promise<void>;
  /** It was right. Gives how many tries of others with this login have failed since the last sign-in (rule AUTH-15). */
  readonly succeed: () => Promise<number>;
}

/** Limits tries to sign in (rule AUTH-10). */
export type LoginLimit = (asker: LoginAsker) => Promise<LoginTry>;

/**
 * A limit over tries that are counted by hashes: nobody's login is kept. Guessing gets slower for each network and
 * address; a browser and an address in which the login was signed in before are counted apart, so that strangers lock
 * nobody out of them.
 */
export const createLoginLimit = (
  tries: LoginTries,
  { perLogin, perAddress }: LoginLimits = { perLogin: LOGIN_TRIES, perAddress: ADDRESS_TRIES },
  now: () => number = Date.now,
): LoginLimit => {
  const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
  return async (asker) => {
    const moment = now();
    const names = loginNames(asker);
    const counted: string[] = [];
    const count = (name: string, memoryMs = LOGIN_MEMORY_MS): Promise<readonly number[]> => {
      counted.push(name);
      return tries.add(hashed(name), moment, memoryMs);
    };
    const takeBack = async (): Promise<void> => {
      for (const name of counted.splice(0)) await tries.takeBack(hashed(name));
    };
    const waitOf = async (name: string, most: number) => loginWait(await count(name), moment, most);
    let isStranger = false;
    const waitOfStranger = async (): Promise<number> => {
      isStranger = true;
      const wait = await waitOf(names.address, perAddress);
      if (wait > 0) return wait;
      const own = await count(names.loginFromNetwork);
      const failed = await count(names.login, LOGIN_KNOWN_MS);
      return loginWait(own, moment, strangersTries(failed.length - own.length, perLogin));
    };
    const wait = async (): Promise<number> => {
      if (asker.browser !== undefined) return waitOf(names.browser, perLogin);
      const isKnown = await tries.has(hashed(names.knownAddress), moment);
      return isKnown ? waitOf(names.atKnownAddress, perLogin) : waitOfStranger();
    };
    const seconds = await wait();
    if (seconds > 0) await takeBack();
    return {
      seconds,
      takeBack,
      succeed: async () => {
        await takeBack();
        const failed = await tries.clear(hashed(names.login));
        const own = await tries.clear(hashed(names.loginFromNetwork));
        for (const name of [names.browser, names.atKnownAddress, names.knownAddress]) await tries.clear(hashed(name));
        await tries.add(hashed(names.knownAddress), moment, LOGIN_KNOWN_MS);
        // What a stranger got wrong before are their own slips; a partner who is known here made none that count there.
        return Math.max(0, failed - (isStranger ? own : 0));
      },
    };
  };
};
