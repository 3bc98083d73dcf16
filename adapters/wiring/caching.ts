import { type Cdn, withCdn } from '#adapters/cache/cdn.ts';
import { createFileNotices } from '#adapters/cache/file-notices.ts';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import type { RedisConnection, RedisPlace } from '#adapters/cache/redis.ts';
import { createRedisNotices } from '#adapters/cache/redis-notices.ts';
import { createRenderLocks, noRenderLocks } from '#adapters/cache/render-locks.ts';
import { createSharedPages, noSharedPages, type SharedPages } from '#adapters/cache/shared-pages.ts';
import { createPurges, type NoticeBoard, type Purges, type RenderLocks } from '#core/site/caching/index.ts';

/** The configured Redis, with the one connection to it. */
export interface SharedRedis {
  readonly place: RedisPlace;
  readonly connection: RedisConnection;
}

interface CachingOptions {
  readonly redis: SharedRedis | undefined;
  /** Where notices are stored without Redis. */
  readonly noticesFile: string;
  readonly cdn?: Cdn | undefined;
  readonly logger: StoreLogger;
}

/** What the page cache shares with other instances. */
export interface Caching {
  readonly shared: SharedPages;
  readonly locks: RenderLocks;
  readonly board: NoticeBoard;
  readonly purges: Purges;
}

/** Notices in a file, or in the memory of this process when the file cannot be opened. */
const noticesWithoutRedis = ({ noticesFile, logger }: CachingOptions): NoticeBoard => {
  try {
    return createFileNotices(noticesFile, logger);
  } catch (error) {
    logger.warn({ err: error, file: noticesFile }, 'notices reach only this process');
    return createFileNotices(':memory:', logger);
  }
};

/** Connects the page caches of all instances: over Redis, or by a file on this machine. */
export const createCaching = (options: CachingOptions): Caching => {
  const { redis, logger } = options;
  return {
    shared: redis ? createSharedPages(redis.connection, logger) : noSharedPages,
    locks: redis ? createRenderLocks(redis.connection, logger) : noRenderLocks,
    board: withCdn(
      redis ? createRedisNotices(redis.place, redis.connection, logger) : noticesWithoutRedis(options),
      options.cdn,
    ),
    purges: createPurges(),
  };
};
