import { createHash } from 'node:crypto';
import {
  type LoginAsker,
  type LoginLimits,
  type LoginTries,
  loginBudgets,
  loginWait,
} from '#core/kernel/auth/index.ts';

/** Limits tries to sign in by login, by address and by browser (rule AUTH-10). */
export interface LoginLimit {
  /** Counts a try. Gives how long to wait instead, in seconds; 0 when it may be made. */
  readonly begin: (asker: LoginAsker) => Promise<number>;
  /** The last try was right, or nobody could tell: it does not count. */
  readonly takeBack: (asker: LoginAsker) => Promise<void>;
}

/** A limit over tries that are counted by hashes: nobody's login is kept. */
export const createLoginLimit = (tries: LoginTries, limits?: LoginLimits, now: () => number = Date.now): LoginLimit => {
  const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
  const budgetsOf = (asker: LoginAsker) =>
    loginBudgets(asker, limits).map(({ name, most }) => ({ name: hashed(name), most }));
  return {
    begin: async (asker) => {
      const moment = now();
      const counted: string[] = [];
      for (const { name, most } of budgetsOf(asker)) {
        counted.push(name);
        const wait = loginWait(await tries.add(name, moment), moment, most);
        if (wait === 0) continue;
        // A try that is not made counts nowhere.
        for (const one of counted) await tries.takeBack(one);
        return wait;
      }
      return 0;
    },
    takeBack: async (asker) => {
      for (const { name } of budgetsOf(asker)) await tries.takeBack(name);
    },
  };
};
