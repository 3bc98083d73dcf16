import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectRedis, type RedisPlace } from '#adapters/cache/redis.ts';
import { endProcess, eventually, freePort, temporaryFolder } from './running-shop.ts';

export interface RunningRedis {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

const run = async (words: readonly string[], isReady: RegExp) => {
  const redis = spawn('redis-server', words, { stdio: 'pipe' });
  let said = '';
  redis.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await eventually(() => isReady.test(said));
  return () => endProcess(redis, 'SIGKILL');
};

/** A real redis-server that keeps nothing on disk, on a free port unless one is given. */
export const startRedis = async (given?: number, words: readonly string[] = []): Promise<RunningRedis> => {
  const port = given ?? (await freePort());
  const close = await run(
    ['--port', String(port), '--save', '', '--bind', '127.0.0.1', ...words],
    /Ready to accept connections/,
  );
  return { port, url: `redis://127.0.0.1:${port}`, close };
};

/** What redis-cli prints. */
export const redisCli = async ({ port }: Pick<RunningRedis, 'port'>, ...words: string[]): Promise<string> =>
  (await promisify(execFile)('redis-cli', ['-p', String(port), '--raw', ...words])).stdout.trim();

/** A real cluster of two nodes, each with half of the slots. */
export const startCluster = async (
  words: readonly string[] = [],
): Promise<{ place: RedisPlace; close: () => Promise<void> }> => {
  const folder = temporaryFolder();
  const start = (name: string) =>
    startRedis(undefined, [
      ...['--cluster-enabled', 'yes', '--dir', folder.path, '--cluster-config-file', `${name}.conf`],
      ...words,
    ]);
  const [one, other] = [await start('one'), await start('other')];
  await redisCli(one, 'CLUSTER', 'ADDSLOTSRANGE', '0', '8191');
  await redisCli(other, 'CLUSTER', 'ADDSLOTSRANGE', '8192', '16383');
  await redisCli(one, 'CLUSTER', 'MEET', '127.0.0.1', String(other.port));
  for (const node of [one, other])
    await eventually(async () =>
      /cluster_state:ok[\s\S]*cluster_known_nodes:2/.test(await redisCli(node, 'CLUSTER', 'INFO')),
    );
  return {
    place: { mode: 'cluster', urls: [one.url] },
    close: async () => {
      await Promise.all([one.close(), other.close()]);
      folder.remove();
    },
  };
};

/** A real primary that a real sentinel knows by the name of `shop`. */
export const startSentinel = async (
  words: readonly string[] = [],
): Promise<{ place: RedisPlace; close: () => Promise<void> }> => {
  const folder = temporaryFolder();
  const primary = await startRedis(undefined, words);
  const port = await freePort();
  const file = join(folder.path, 'sentinel.conf');
  writeFileSync(file, `port ${port}\nbind 127.0.0.1\nsentinel monitor shop 127.0.0.1 ${primary.port} 1\n`);
  const close = await run([file, '--sentinel'], /\+monitor/);
  return {
    place: { mode: 'sentinel', urls: [`redis://127.0.0.1:${port}`], primary: 'shop' },
    close: async () => {
      await close();
      await primary.close();
      folder.remove();
    },
  };
};

/** A server that takes connections and never says a word. */
export const startSilentServer = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Connections for a test, with what they had to warn of; `close` closes them all. */
export const connections = () => {
  const warnings: string[] = [];
  const logger = { warn: (_fields: object, message: string) => void warnings.push(message) };
  const open: ReturnType<typeof connectRedis>[] = [];
  return {
    warnings,
    logger,
    to: (place: RedisPlace | string) => {
      const redis = connectRedis(typeof place === 'string' ? { mode: 'single', url: place } : place, logger);
      open.push(redis);
      return redis;
    },
    close: async () => {
      await Promise.all(open.splice(0).map((redis) => redis.close()));
    },
  };
};
