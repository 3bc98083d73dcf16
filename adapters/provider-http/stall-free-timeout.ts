const TICK_MS = 100;

/**
 * Calls back after this many ms, without the time in which this process itself is blocked and could not have read an
 * answer. Returns a function that stops it.
 */
export const stallFreeTimeout = (ms: number, then: () => void): (() => void) => {
  let left = Math.ceil(ms / TICK_MS);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    then();
  }, TICK_MS).unref();
  return () => clearInterval(timer);
};
