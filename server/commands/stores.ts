import { withCdn } from '#adapters/cache/cdn.ts';
import { createFileNotices } from '#adapters/cache/file-notices.ts';
import { openRedirectBook } from '#adapters/cache/redirect-book.ts';
import { connectRedis } from '#adapters/cache/redis.ts';
import { createRedisNotices } from '#adapters/cache/redis-notices.ts';
import type { RedirectBook } from '#core/kernel/locale/index.ts';
import type { NoticeBoard } from '#core/site/caching/index.ts';
import { dataFiles } from '../config.ts';
import type { CommandContext } from './command.ts';

/** Stores that the shop and the commands share. */
export interface Stores {
  readonly book: RedirectBook;
  readonly board: NoticeBoard;
}

/** Failed calls report errors themselves. */
const silent = { warn: () => undefined };

/** Opens the stores in Redis or the data folder, runs work and closes them. */
export const withStores = async <Value>(
  { config, root }: CommandContext,
  work: (stores: Stores) => Promise<Value>,
): Promise<Value> => {
  const redis = config.redis && connectRedis(config.redis, silent);
  const { redirectsFile, noticesFile } = dataFiles(root, config);
  const book = openRedirectBook({ redis, file: redirectsFile });
  const board = withCdn(
    redis && config.redis ? createRedisNotices(config.redis, redis, silent) : createFileNotices(noticesFile, silent),
    config.cdn,
  );
  try {
    return await work({ book, board });
  } finally {
    await book.close();
    await board.close();
    await redis?.close();
  }
};
