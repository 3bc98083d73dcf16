import type { StoreLogger } from './guard.ts';

/** How long the same is not said again, ms. */
const AGAIN_MS = 60_000;

/** The same log for stores that may be away for long: each message once a minute, with how often it was meant. */
export const throttleLog = (logger: StoreLogger, now: () => number = () => performance.now()): StoreLogger => {
  const said = new Map<string, { at: number; times: number }>();
  return {
    warn: (fields, message) => {
      const before = said.get(message);
      if (before && now() - before.at < AGAIN_MS) {
        before.times += 1;
        return;
      }
      said.set(message, { at: now(), times: 0 });
      logger.warn(before ? { ...fields, times: before.times + 1 } : fields, message);
    },
  };
};
