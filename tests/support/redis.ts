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

const SLOTS = 16_384;

/** A real cluster of nodes that share the slots evenly. */
export const startCluster = async (words: readonly string[] = [], count = 2) => {
  const folder = temporaryFolder();
  const start = (name: string) =>
    startRedis(undefined, [
      ...['--cluster-enabled', 'yes', '--dir', folder.path, '--cluster-config-file', `${name}.conf`],
      ...words,
    ]);
  const nodes: RunningRedis[] = [];
  const firstOf = (nth: number): number => Math.ceil((nth * SLOTS) / count);
  for (let nth = 0; nth < count; nth += 1) {
    const node = await start(String(nth));
    await redisCli(node, 'CLUSTER', 'ADDSLOTSRANGE', String(firstOf(nth)), String(firstOf(nth + 1) - 1));
    for (const other of nodes) await redisCli(node, 'CLUSTER', 'MEET', '127.0.0.1', String(other.port));
    nodes.push(node);
  }
  const isWhole = new RegExp(String.raw`cluster_state:ok[\s\S]*cluster_known_nodes:${count}`);
  for (const node of nodes) await eventually(async () => isWhole.test(await redisCli(node, 'CLUSTER', 'INFO')));
  const place: RedisPlace = { mode: 'cluster', urls: nodes.slice(0, Math.max(1, count - 1)).map(({ url }) => url) };
  return {
    place,
    nodes,
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
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
