import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type RenderTurns, TURN_MS, TURN_WAIT_MS } from '#core/site/caching/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** How often somebody who waits for a turn looks whether it is over, ms. */
const LOOK_MS = 25;
/** Gives a turn back unless it is somebody else's by now. */
const GIVE_BACK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

const FREE = { kind: 'mine', giveBack: async () => undefined } as const;

/** Turns for one process alone, which knows by itself what it renders. */
export const ownTurns: RenderTurns = { take: async () => FREE };

/** Turns over all instances, as locks in Redis; while it is late or away everybody has a turn (rule CACHE-9). */
export const createSharedTurns = (redis: RedisConnection, logger: StoreLogger): RenderTurns => {
  const guard = createGuard(logger, 'turns to render');
  const isOver = async (lock: string): Promise<boolean> => {
    const asked = await guard.ask(async () => (await redis.open()).exists(lock));
    return !asked.ok || asked.value === 0;
  };
  const over = async (lock: string): Promise<void> => {
    const end = performance.now() + TURN_WAIT_MS;
    while (performance.now() < end && !(await isOver(lock))) await pause(LOOK_MS);
  };
  return {
    take: async (key) => {
      // Addresses that a visitor thinks up may be long.
      const lock = `turn:${createHash('sha256').update(key).digest('base64url')}`;
      const mine = randomUUID();
      const asked = await guard.ask(async () => (await redis.open()).set(lock, mine, { NX: true, PX: TURN_MS }));
      if (!asked.ok) return FREE;
      if (asked.value === null) return { kind: 'taken', over: over(lock) };
      return {
        kind: 'mine',
        giveBack: async () =>
          void (await guard.tell(async () =>
            (await redis.open()).eval(GIVE_BACK, { keys: [lock], arguments: [mine] }),
          )),
      };
    },
  };
};
