import KeyvRedis, { type RedisClientOptions } from '@keyv/redis';

/** Hard limit of connecting and of a command, ms, with one retry after it. */
const REDIS_TIMEOUT_MS = 2_000;
const RECONNECT_MS = 1_000;

/** How Redis is talked to; a server that is away is never waited for in a queue. */
export const redisOptions = (url: string) =>
  ({
    url,
    // A queue of commands for a server that is away would make every page wait for it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: REDIS_TIMEOUT_MS,
      socketTimeout: REDIS_TIMEOUT_MS,
      reconnectStrategy: RECONNECT_MS,
    },
  }) satisfies RedisClientOptions;

/** Redis under one namespace of keys. */
export const redisStore = (url: string, namespace: string): KeyvRedis<unknown> =>
  new KeyvRedis(redisOptions(url), {
    namespace,
    throwOnErrors: true,
    throwOnConnectError: true,
    connectionTimeout: REDIS_TIMEOUT_MS,
  });
