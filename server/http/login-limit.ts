import { createHash } from 'node:crypto';
import {
  ADDRESS_TRIES,
  LOGIN_KNOWN_MS,
  LOGIN_MEMORY_MS,
  LOGIN_TRIES,
  type LoginAttempt,
  type LoginLimits,
  type LoginTries,
  loginCounterKeys,
  loginDelay,
  unknownNetworkTries,
} from '#core/kernel/auth/index.ts';

/** A login attempt; it counts as failed unless it succeeds. */
export interface LoginTry {
  /** Seconds to wait, 0 when the attempt may be made; an attempt that has to wait is not counted. */
  readonly seconds: number;
  /** Uncounts the attempt: the provider did not answer. */
  readonly takeBack: () => Promise<void>;
  /** The login succeeded. Returns how many attempts of others failed since the last one (rule AUTH-15). */
  readonly succeed: () => Promise<number>;
}

/** Limits login attempts (rule AUTH-10). */
export type LoginLimit = (asker: LoginAttempt) => Promise<LoginTry>;

/**
 * Counts attempts by hash of login, network and address. Known browsers and addresses are counted separately, so that
 * strangers cannot lock a partner out.
 */
export const createLoginLimit = (
  tries: LoginTries,
  { perLogin, perAddress }: LoginLimits = { perLogin: LOGIN_TRIES, perAddress: ADDRESS_TRIES },
  now: () => number = Date.now,
): LoginLimit => {
  const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
  return async (asker) => {
    const moment = now();
    const names = loginCounterKeys(asker);
    const counted: string[] = [];
    const count = (name: string, memoryMs = LOGIN_MEMORY_MS): Promise<readonly number[]> => {
      counted.push(name);
      return tries.add(hashed(name), moment, memoryMs);
    };
    const takeBack = async (): Promise<void> => {
      for (const name of counted.splice(0)) await tries.takeBack(hashed(name));
    };
    const waitOf = async (name: string, most: number) => loginDelay(await count(name), moment, most);
    let isStranger = false;
    const waitOfStranger = async (): Promise<number> => {
      isStranger = true;
      const wait = await waitOf(names.address, perAddress);
      if (wait > 0) return wait;
      const own = await count(names.loginFromNetwork);
      const failed = await count(names.login, LOGIN_KNOWN_MS);
      return loginDelay(own, moment, unknownNetworkTries(failed.length - own.length, perLogin));
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
        // A client's own failures are not reported to it as failures of others.
        return Math.max(0, failed - (isStranger ? own : 0));
      },
    };
  };
};
