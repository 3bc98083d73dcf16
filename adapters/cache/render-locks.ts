import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RENDER_LOCK_MS, RENDER_LOCK_WAIT_MS, type RenderLocks } from '#core/site/caching/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** How often a waiting instance checks the lock, ms. */
const CHECK_MS = 25;
/** Releases the lock unless another instance holds it by now. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

const GRANTED = { kind: 'acquired', release: async () => undefined } as const;

/** A single process needs no locks. */
export const noRenderLocks: RenderLocks = { acquire: async () => GRANTED };

/** Locks in Redis; granted to all while it is slow or down (rule CACHE-9). */
export const createRenderLocks = (redis: RedisConnection, logger: StoreLogger): RenderLocks => {
  const guard = createGuard(logger, 'render locks');
  const isFree = async (lock: string): Promise<boolean> => {
    const asked = await guard.ask(async () => (await redis.open()).exists(lock));
    return !asked.ok || asked.value === 0;
  };
  const released = async (lock: string): Promise<void> => {
    const end = performance.now() + RENDER_LOCK_WAIT_MS;
    while (performance.now() < end && !(await isFree(lock))) await pause(CHECK_MS);
  };
  return {
    acquire: async (key) => {
      // Requested addresses may be long.
      const lock = `render-lock:${createHash('sha256').update(key).digest('base64url')}`;
      const mine = randomUUID();
      const asked = await guard.ask(async () => (await redis.open()).set(lock, mine, { NX: true, PX: RENDER_LOCK_MS }));
      if (!asked.ok) return GRANTED;
      if (asked.value === null) return { kind: 'held', released: released(lock) };
      return {
        kind: 'acquired',
        release: async () =>
          void (await guard.tell(async () => (await redis.open()).eval(RELEASE, { keys: [lock], arguments: [mine] }))),
      };
    },
  };
};
