import { createHash } from 'node:crypto';
import { Keyv } from 'keyv';
import { REVOKED_MS, type RevokedTokens } from '#core/kernel/auth/index.ts';
import { boundedStore } from './bounded-store.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';
import { sqliteStore } from './sqlite-store.ts';

/** What this process remembers by itself of sessions that have ended in it. */
const OWN = { bytes: Number.POSITIVE_INFINITY, entries: 10_000, sizeOf: () => 1 };

interface RevokedOptions {
  readonly redis?: RedisConnection | undefined;
  /** Used where there is no Redis: all processes of this machine read it. */
  readonly file: string;
  readonly logger: StoreLogger;
}

const openShared = ({ redis, file }: RevokedOptions): Keyv =>
  redis?.keyv('revoked') ?? new Keyv({ store: sqliteStore(file), useKeyPrefix: false, throwOnErrors: true });

/**
 * Tokens that were signed out with, by their hashes: in Redis for all instances or in a file of this machine, and in this
 * process's memory, which counts alone while neither can be had.
 */
export const createRevokedTokens = (options: RevokedOptions): RevokedTokens & { close(): Promise<void> } => {
  const own = new Keyv({ store: boundedStore(OWN) });
  const guard = createGuard(options.logger, 'list of ended sessions');
  const nameOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
  let opened: Keyv | undefined;
  const shared = (): Keyv => {
    opened ??= openShared(options);
    return opened;
  };
  return {
    add: async (token) => {
      const name = nameOf(token);
      await own.set(name, 1, REVOKED_MS);
      await guard.tell(async () => shared().set(name, 1, REVOKED_MS));
    },
    has: async (token) => {
      const name = nameOf(token);
      if ((await own.get(name)) !== undefined) return true;
      const asked = await guard.ask(async () => shared().get(name));
      return asked.ok && asked.value !== undefined;
    },
    close: async () => {
      // A connection to Redis is closed by whoever opened it.
      if (!options.redis) await opened?.disconnect();
    },
  };
};
