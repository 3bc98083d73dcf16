import { createFileNotices } from '#adapters/cache/file-notices.ts';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import { createOwnNotices } from '#adapters/cache/own-notices.ts';
import { createPageStore } from '#adapters/cache/page-store.ts';
import type { RedisConnection, RedisPlace } from '#adapters/cache/redis.ts';
import { createRedisNotices } from '#adapters/cache/redis-notices.ts';
import { createSharedTurns, ownTurns } from '#adapters/cache/render-turns.ts';
import {
  createPurges,
  type NoticeBoard,
  type PageStore,
  type Purges,
  type RenderTurns,
} from '#core/site/caching/index.ts';

/** Redis as it is configured, with the connection to it that everything shares. */
export interface SharedRedis {
  readonly place: RedisPlace;
  readonly connection: RedisConnection;
}

interface CachingOptions {
  readonly redis: SharedRedis | undefined;
  /** Where notices are posted when there is no Redis. */
  readonly noticesFile: string;
  /** Most bytes of packed pages in this process when there is no Redis. */
  readonly pageBytes: number;
  readonly logger: StoreLogger;
}

/** What the page cache needs of the world. */
export interface Caching {
  readonly store: PageStore;
  readonly turns: RenderTurns;
  readonly board: NoticeBoard;
  readonly purges: Purges;
}

/** Notices in a file, or by this process alone where there can be no file. */
const noticesWithoutRedis = ({ noticesFile, logger }: CachingOptions): NoticeBoard => {
  try {
    return createFileNotices(noticesFile, logger);
  } catch (error) {
    logger.warn({ err: error, file: noticesFile }, 'notices stay within this process');
    return createOwnNotices();
  }
};

/** Where pages are kept, and how instances know of each other: over Redis, or within this machine. */
export const createCaching = (options: CachingOptions): Caching => {
  const { redis, pageBytes, logger } = options;
  return {
    store: createPageStore({ redis: redis?.connection, maxBytes: pageBytes, logger }),
    turns: redis ? createSharedTurns(redis.connection, logger) : ownTurns,
    board: redis ? createRedisNotices(redis.place, redis.connection, logger) : noticesWithoutRedis(options),
    purges: createPurges(),
  };
};
