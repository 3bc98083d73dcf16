import KeyvRedis from '@keyv/redis';

/** Hard limit of connecting and of a command, ms, with one retry after it. */
const REDIS_TIMEOUT_MS = 2_000;
const RECONNECT_MS = 1_000;

/** Redis under one namespace of keys; a server that is away is never waited for in a queue. */
export const redisStore = (url: string, namespace: string): KeyvRedis<unknown> =>
  new KeyvRedis(
    {
      url,
      // A queue of commands for a server that is away would make every page wait for it.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: REDIS_TIMEOUT_MS,
        socketTimeout: REDIS_TIMEOUT_MS,
        reconnectStrategy: RECONNECT_MS,
      },
    },
    { namespace, throwOnErrors: true, throwOnConnectError: true, connectionTimeout: REDIS_TIMEOUT_MS },
  );
