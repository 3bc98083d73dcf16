import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisCli, startCluster, startRedis } from '#tests/support/redis.ts';
import { endProcess, eventually, freePort, temporaryFolder } from '#tests/support/running-shop.ts';

/** A Redis that loses a server and goes on. */
export interface LastingRedis {
  /** What the shop's environment says of it. */
  readonly env: Readonly<Record<string, string>>;
  /** Kills a server; resolves when the others have taken over, if they do. */
  readonly killOne: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A primary with a replica, watched by a sentinel that replaces it within seconds. */
export const startWatchedPair = async (): Promise<LastingRedis> => {
  const folder = temporaryFolder();
  // A replica is filled through a file.
  const primary = await startRedis(undefined, ['--dir', folder.path]);
  const replica = await startRedis(undefined, ['--dir', folder.path, '--replicaof', '127.0.0.1', String(primary.port)]);
  const said = (port: number, ...words: string[]) => redisCli({ port }, ...words).catch(() => '');
  await eventually(async () => (await said(replica.port, 'INFO', 'replication')).includes('master_link_status:up'));
  const port = await freePort();
  const file = join(folder.path, 'sentinel.conf');
  const watched = `sentinel monitor shop 127.0.0.1 ${primary.port} 1`;
  const times = 'sentinel down-after-milliseconds shop 1000\nsentinel failover-timeout shop 5000';
  writeFileSync(file, `port ${port}\nbind 127.0.0.1\n${watched}\n${times}\n`);
  const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
  await eventually(async () => (await said(port, 'SENTINEL', 'replicas', 'shop')).includes(String(replica.port)));
  return {
    env: { REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_MODE: 'sentinel', REDIS_PRIMARY: 'shop' },
    killOne: async () => {
      await primary.close();
      await eventually(async () => (await said(replica.port, 'INFO', 'replication')).includes('role:master'));
    },
    close: async () => {
      await endProcess(sentinel, 'SIGKILL');
      await replica.close();
      await primary.close();
      folder.remove();
    },
  };
};

/** A cluster of three, of which one is lost with its share of the keys. */
export const startThree = async (): Promise<LastingRedis> => {
  const { place, nodes, close } = await startCluster([], 3);
  if (place.mode !== 'cluster') throw new Error('No cluster');
  return {
    env: { REDIS_URL: place.urls.join(','), REDIS_MODE: 'cluster' },
    killOne: async () => void (await nodes.at(-1)?.close()),
    close,
  };
};
