/** Most tries that are refused to one address for one login before it has to wait (rule AUTH-10). */
export const LOGIN_TRIES = 10;
/** For how long a refused try is remembered, ms (rule AUTH-10). */
export const LOGIN_MEMORY_MS = 15 * 60 * 1000;

/**
 * How long to wait before the next try, in whole seconds; 0 when it may be made now (rule AUTH-10). `tries` are the
 * moments of earlier ones, oldest first, ms.
 */
export const loginWait = (tries: readonly number[], now: number): number => {
  const counted = tries.filter((at) => now - at < LOGIN_MEMORY_MS);
  const freeing = counted.at(-LOGIN_TRIES);
  return freeing === undefined ? 0 : Math.ceil((freeing + LOGIN_MEMORY_MS - now) / 1000);
};
