import { createHash } from 'node:crypto';
import { REVOKED_MS, type RevokedTokens } from '#core/kernel/auth/index.ts';
import { openEndedList } from './ended-list.ts';
import { createGuard, reasonOf, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** How often the lists in Redis and in this instance are merged, ms, and how soon after a failure. */
const SHARE_MS = 30_000;
const RETRY_MS = 1_000;
/** Most names in one command. */
const BATCH = 1_000;

interface RevokedOptions {
  readonly redis?: RedisConnection | undefined;
  /** The list of this machine. */
  readonly file: string;
  readonly logger: StoreLogger;
}

/**
 * Hashes of signed-out tokens (rule AUTH-13), in a file of each machine. Redis passes them on as one sorted set without TTL,
 * which a full Redis does not evict; instances restore what Redis has lost.
 */
export const createRevokedTokens = ({
  redis,
  file,
  logger,
}: RevokedOptions): RevokedTokens & { close(): Promise<void> } => {
  const list = openEndedList(file, logger);
  const nameOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
  if (!redis)
    return {
      add: async (token) => list.add([[nameOf(token), Date.now() + REVOKED_MS]]),
      has: async (token) => list.has(nameOf(token)),
      close: async () => list.close(),
    };

  const guard = createGuard(logger, 'list of ended sessions');
  const key = redis.nameOf('ended-sessions');
  const send = (entries: readonly (readonly [name: string, until: number])[]) =>
    guard.tell(async () =>
      (await redis.open()).zAdd(
        key,
        entries.map(([value, score]) => ({ value, score })),
      ),
    );

  /** Returns whether both lists are equal now. */
  const share = async (): Promise<boolean> => {
    const now = Date.now();
    // The shortest command first: a trial after an outage has little time.
    await guard.tell(async () => (await redis.open()).zRemRangeByScore(key, '-inf', now));
    const there = await guard.tell(async () => (await redis.open()).zRangeWithScores(key, 0, -1));
    if (!there.ok) return false;
    const own = list.at(now);
    list.add(there.value.filter(({ value }) => !own.has(value)).map(({ value, score }) => [value, score]));
    const known = new Set(there.value.map(({ value }) => value));
    const missing = [...own].filter(([name]) => !known.has(name));
    for (let from = 0; from < missing.length; from += BATCH)
      if (!(await send(missing.slice(from, from + BATCH))).ok) return false;
    return true;
  };

  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<unknown> = Promise.resolve();
  const shareIn = (ms: number): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      sharing = share()
        .catch((error: unknown) => {
          logger.warn({ reason: reasonOf(error) }, 'list of ended sessions');
          return false;
        })
        .then((isDone) => shareIn(isDone ? SHARE_MS : RETRY_MS));
    }, ms);
    timer.unref();
  };
  shareIn(0);

  return {
    add: async (token) => {
      const entry = [nameOf(token), Date.now() + REVOKED_MS] as const;
      list.add([entry]);
      const { ok } = await send([entry]);
      if (!ok) shareIn(RETRY_MS);
      return ok;
    },
    has: async (token) => {
      const name = nameOf(token);
      if (list.has(name)) return true;
      const asked = await guard.ask(async () => (await redis.open()).zScore(key, name));
      return asked.ok && asked.value !== null;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await sharing;
      list.close();
    },
  };
};
