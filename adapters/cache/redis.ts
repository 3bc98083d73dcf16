import {
  createClient,
  createCluster,
  createSentinel,
  Keyv,
  default as KeyvRedis,
  type RedisClientOptions,
  type RedisClientType,
  type RedisClusterType,
  type RedisSentinelType,
} from '@keyv/redis';
import { CACHE_TIMEOUT_MS } from '#core/site/caching/index.ts';
import { reasonOf, type StoreLogger, within } from './guard.ts';

/** Where Redis is: one server, nodes of a cluster, or sentinels with the name of the primary. */
export type RedisPlace = {
  /** Prefix of all keys, so that shops can share one Redis. */
  readonly space?: string;
} & (
  | { readonly mode: 'single'; readonly url: string }
  | { readonly mode: 'cluster'; readonly urls: readonly string[] }
  | { readonly mode: 'sentinel'; readonly urls: readonly string[]; readonly primary: string }
);

type RedisClient = RedisClientType | RedisClusterType | RedisSentinelType;

const RECONNECT_MS = 1_000;
/** Keeps an idle connection from counting as silent. */
const PING_MS = 1_000;
const SENTINEL_PORT = 26_379;

/** Commands fail at once while a server is down (rule CACHE-3). */
const options = {
  disableOfflineQueue: true,
  pingInterval: PING_MS,
  socket: {
    connectTimeout: CACHE_TIMEOUT_MS,
    socketTimeout: CACHE_TIMEOUT_MS,
    reconnectStrategy: RECONNECT_MS,
  },
} satisfies RedisClientOptions;

/** User name and password in the first address; a password alone belongs to the default user. */
const accountOf = ([first = '']: readonly string[]) => {
  const { username, password } = new URL(first);
  return {
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    password: decodeURIComponent(password),
  };
};

const sentinelOf = (url: string): { host: string; port: number } => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || SENTINEL_PORT) };
};

/** Each client has a declared type: without it the compiler compares all commands of the three types, which is very slow. */
const clientOf = (place: RedisPlace): RedisClient => {
  if (place.mode === 'single') {
    const single: RedisClientType = createClient({ ...options, url: place.url });
    return single;
  }
  const servers = { ...options, ...accountOf(place.urls) };
  if (place.mode === 'cluster') {
    const rootNodes = place.urls.map((url) => ({ url }));
    const cluster: RedisClusterType = createCluster({ rootNodes, defaults: servers });
    return cluster;
  }
  const sentinel: RedisSentinelType = createSentinel({
    name: place.primary,
    sentinelRootNodes: place.urls.map(sentinelOf),
    nodeClientOptions: servers,
    sentinelClientOptions: options,
  });
  return sentinel;
};

/** A connection to Redis that reconnects by itself. */
export interface RedisConnection {
  /** The client; waits for its first connection 2 s at most, then rejects. Later losses fail its commands at once. */
  open(): Promise<RedisClient>;
  /** The key of a name within this shop. */
  nameOf(name: string): string;
  /** Values under keys of a namespace; an empty namespace adds no prefix. */
  keyv<Value>(namespace: string): Keyv<Value>;
  close(): Promise<void>;
}

/** Keyv's store over a shared connection. */
class ConnectedStore extends KeyvRedis<unknown> {
  readonly #open: () => Promise<RedisClient>;

  constructor(client: RedisClient, open: () => Promise<RedisClient>) {
    super(client, { throwOnErrors: true });
    this.#open = open;
  }

  override getClient(): Promise<RedisClient> {
    return this.#open();
  }
}

/** Undefined when `read` throws: a foreign or truncated value counts as missing, not as a failure of Redis. */
const orUndefined = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Opens a connection; its errors are logged under `name`. */
export const connectRedis = (place: RedisPlace, logger: StoreLogger, name = 'redis'): RedisConnection => {
  const client = clientOf(place);
  client.on('error', (error: unknown) => logger.warn({ reason: reasonOf(error) }, name));
  let connecting: Promise<unknown> = Promise.resolve();
  const connect = (): void => {
    connecting = client.connect();
    // Logged by the listener; the next `open` tries again.
    connecting.catch(() => undefined);
  };
  const open = async (): Promise<RedisClient> => {
    if (!client.isOpen) connect();
    await within(connecting, CACHE_TIMEOUT_MS);
    return client;
  };
  const nameOf = (name: string): string => (place.space === undefined ? name : `${place.space}:${name}`);
  connect();
  return {
    open,
    nameOf,
    keyv: (namespace) => {
      // Keyv overwrites the namespace of its store.
      const store = new ConnectedStore(client, open);
      const named = namespace === '' ? '' : nameOf(namespace);
      const keyv = new Keyv({ store, namespace: named, useKeyPrefix: false, throwOnErrors: true });
      const { deserialize } = keyv;
      keyv.deserialize = async (text) => orUndefined(() => deserialize?.(text));
      return keyv;
    },
    close: async () => {
      const ended = async () => {
        await client.destroy();
        await connecting;
      };
      await within(ended(), CACHE_TIMEOUT_MS).catch(() => undefined);
    },
  };
};
