import type { StoreLogger } from './guard.ts';

/** Each message is logged once in this time, ms. */
const INTERVAL_MS = 60_000;

/** Logs each message once a minute, with the number of times it occurred. */
export const throttleLog = (logger: StoreLogger, now: () => number = () => performance.now()): StoreLogger => {
  const said = new Map<string, { at: number; times: number }>();
  return {
    warn: (fields, message) => {
      const before = said.get(message);
      if (before && now() - before.at < INTERVAL_MS) {
        before.times += 1;
        return;
      }
      said.set(message, { at: now(), times: 0 });
      logger.warn(before ? { ...fields, times: before.times + 1 } : fields, message);
    },
  };
};
