const TICK_MS = 100;

/**
 * Calls back after so many ms in which this process could have read an answer: while it is busy itself, time stands still,
 * and nobody else is blamed for it. Gives the way to stop.
 */
export const afterFairTime = (ms: number, then: () => void): (() => void) => {
  let left = Math.ceil(ms / TICK_MS);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    then();
  }, TICK_MS).unref();
  return () => clearInterval(timer);
};
