import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { connectRedis } from '#adapters/cache/redis.ts';
import { createRedisNotices } from '#adapters/cache/redis-notices.ts';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { parseConfig } from '#server/config.ts';
import { readProviderIn } from '#tests/e2e/support/provider-database.ts';
import { buildAnew, copied } from '#tests/resilience/whole/deploying.ts';
import type { Line, Part } from '#tests/resilience/whole/line.ts';
import { load, p99, statuses, type Visit } from '#tests/resilience/whole/load.ts';
import { ask, sentBack, vitrinaHost } from '#tests/support/asking.ts';
import { endProcess, freePort, startShopOver, temporaryFolder } from '#tests/support/running-shop.ts';
import { startFront } from './front.ts';
import type { LastingRedis } from './redis.ts';

const SECONDS = 300;

const FILES = 30;
const PURGE_SECONDS = 1;
/** Requests that may be under way at an instance when it is killed. */
const UNDER_WAY = 20;

type Instance = Awaited<ReturnType<typeof startShopOver>>;

/** Three instances of two processes behind HAProxy, over one provider and one Redis. */
const startCluster = async (redis: LastingRedis) => {
  const data = temporaryFolder();
  const provider = await startProvider({ port: 0, dataDir: data.path, quiet: true, products: 300 });
  const ports = [await freePort(), await freePort(), await freePort()];
  const front = await startFront(ports);
  const publicPort = new URL(front.origin).port;
  const start = (nth: number, folder?: string): Promise<Instance> =>
    startShopOver(provider.origin, {
      env: {
        ...redis.env,
        PORT: String(ports[nth]),
        SHOP_ORIGIN: front.origin,
        VITRINA_ORIGIN: `https://vitrina.localhost:${publicPort}`,
        PROXY_HOPS: '1',
        WEB_CONCURRENCY: '2',
        DRAIN_SECONDS: '1',
        LIMIT_FILES: String(FILES),
        SECRET: 'the same secret for every instance',
      },
      ...(folder !== undefined && { folder }),
    });
  const instances = await Promise.all(ports.map((_, nth) => start(nth)));
  const host = `localhost:${publicPort}`;
  const at = (nth: number): Instance => {
    const instance = instances[nth];
    if (!instance) throw new Error(`No instance ${nth}`);
    return instance;
  };
  return {
    ...{ front, dataDir: data.path },
    kill: (nth: number) => endProcess(at(nth).child, 'SIGKILL'),
    /** Stops an instance as a deployment does and starts another in its place, of the build in a folder. */
    replace: async (nth: number, folder?: string) => {
      await at(nth).close();
      instances[nth] = await start(nth, folder);
    },
    /** Asks every instance itself, under the public name. */
    askEach: (path: string, asked: Parameters<typeof ask>[2] = {}) =>
      Promise.all(ports.map((port) => ask(`http://localhost:${port}`, path, { host, ...asked }))),
    askOne: (nth: number, path: string, asked: Parameters<typeof ask>[2] = {}) =>
      ask(`http://localhost:${ports[nth % ports.length]}`, path, { host, ...asked }),
    close: async () => {
      await front.close();
      await Promise.all(instances.map((instance) => instance.close()));
      await provider.close();
      data.remove();
    },
  };
};
type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Seven of ten visits are for kept pages; the rest for lists with a query, searches, calls and pages of a partner. */
const visits = (kept: readonly string[], cluster: Cluster, cookie: string) => {
  const vitrina = { host: vitrinaHost(cluster.front.origin), headers: { cookie } };
  const call = `/api/catalog/collection?input=${encodeURIComponent('{"locale":"ru","name":"popular"}')}`;
  const others = ['/smartphones?page=2', '/search?query=xiaomi', call];
  return (nth: number): string | Visit => {
    const page = kept[nth % kept.length] ?? '/';
    if (nth % 10 < 7) return page;
    return nth % 40 === 39 ? { path: page, ...vitrina } : (others[nth % others.length] ?? '/');
  };
};

const signedIn = async (cluster: Cluster): Promise<string> => {
  const host = vitrinaHost(cluster.front.origin);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ login: 'partner', password: 'zori-demo', locale: 'ru' });
  return sentBack((await cluster.askOne(0, '/api/auth/login', { method: 'POST', host, headers, body })).cookies[0]);
};

const endedEverywhere = async (cluster: Cluster): Promise<Line> => {
  const host = vitrinaHost(cluster.front.origin);
  const cookie = await signedIn(cluster);
  const before = await cluster.askEach('/order', { host, headers: { cookie } });
  await cluster.askOne(1, '/api/auth/logout', { method: 'POST', host, headers: { cookie } });
  await pause(1_000);
  const after = await cluster.askEach('/order', { host, headers: { cookie } });
  const seen = [before, after].map((answers) => answers.map(({ status }) => status).join(' '));
  const held = seen[0] === '200 200 200' && seen[1] === '302 302 302';
  return { fault: 'a partner signs out at one instance', must: 'out at all', seen: seen.join(', then '), held };
};

const countedTogether = async (cluster: Cluster): Promise<Line> => {
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  let taken = 0;
  for (let nth = 0; nth < FILES * 3; nth += 1)
    if ((await cluster.askOne(nth, '/sitemaps/product-1.xml', { headers })).status === 200) taken += 1;
  const must = `${FILES} taken of ${FILES * 3}`;
  return { fault: 'one address asks three instances in turn', must, seen: `${taken} taken`, held: taken === FILES };
};

const orderedOnce = async (cluster: Cluster): Promise<Line> => {
  const read = async <Value>(path: string, input: object): Promise<Value> =>
    JSON.parse((await cluster.askOne(0, `/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).text).value;
  const locale = 'ru';
  const [product] = await read<{ productId: string; price: number }[]>('catalog/collection', {
    locale,
    name: 'popular',
  });
  const [shop] = await read<{ shopId: string }[]>('delivery/shops', { locale });
  const order = {
    contact: { name: 'Ion Rusu', phone: '+37369123456' },
    fulfilment: { method: 'pickup', shopId: shop?.shopId },
    ...{ payment: 'cash', comment: '', locale, expectedTotal: product?.price },
    lines: [{ productId: product?.productId, count: 1, tier: 'retail' }],
  };
  const orders = (): number =>
    readProviderIn<{ count: number }>(cluster.dataDir, 'SELECT count(*) AS count FROM orders')[0]?.count ?? 0;
  const before = orders();
  const body = JSON.stringify({ order, key: randomUUID() });
  const headers = { 'content-type': 'application/json' };
  const place = (nth: number) => cluster.askOne(nth, '/api/orders/place', { method: 'POST', headers, body });
  await Promise.all(Array.from({ length: 12 }, (_, nth) => place(nth)));
  const made = orders() - before;
  return {
    fault: 'an order sent to three instances at once, twelve times',
    must: 'one order',
    seen: `${made}`,
    held: made === 1,
  };
};

/** Changes a price at the provider, purges the page by tag and looks when every instance has it. */
const repriced = async (cluster: Cluster, path: string, env: Readonly<Record<string, string>>): Promise<Line> => {
  const database = new DatabaseSync(join(cluster.dataDir, 'provider.sqlite'), { timeout: 5_000 });
  const url = path.split('/').at(-1) ?? '';
  const pages = async () => (await cluster.askEach(path)).map(({ text }) => /"price":"?(\d+)/.exec(text)?.[1]);
  const before = await pages();
  database.prepare('UPDATE product SET price = price + 11100 WHERE url = ?').run(url);
  database.close();
  const place = parseConfig({ ...env, SHOP_ORIGIN: cluster.front.origin }).redis;
  if (!place) throw new Error('No Redis');
  const silent = { warn: () => undefined };
  const redis = connectRedis(place, silent);
  const board = createRedisNotices(place, redis, silent);
  await board.post({ kind: 'purge', tags: [`path:${path}`] });
  await board.close();
  await redis.close();
  await pause(PURGE_SECONDS * 1_000);
  const after = await pages();
  const isNew = after.every((price, nth) => price !== undefined && price !== before[nth]);
  const seen = `${before.join(' ')}, then ${after.join(' ')}`;
  return {
    fault: 'a price is changed and its page purged',
    must: `new everywhere after ${PURGE_SECONDS} s`,
    seen,
    held: isNew,
  };
};

const filesNamedBy = async (cluster: Cluster, nth: number): Promise<readonly string[]> =>
  (await cluster.askOne(nth, '/')).text.match(/\/assets\/[\w./-]+\.(?:js|css)\b/g) ?? [];

/** What a cluster of three does while its parts are killed, replaced and reloaded under load. */
export const instances = (name: string, startRedis: () => Promise<LastingRedis>, perSecond: number): Part => ({
  name,
  measure: async (share) => {
    const project = copied();
    await buildAnew(project.folder);
    const redis = await startRedis();
    const cluster = await startCluster(redis);
    try {
      const { text } = await cluster.askOne(0, '/sitemaps/product-1.xml');
      const products = text.match(/(?<!\/ro)\/product\/[^<]+(?=<\/loc>)/g) ?? [];
      const kept = ['/', '/smartphones', '/ro', ...new Set(products.slice(0, 40))];
      const lines = [await countedTogether(cluster), await orderedOnce(cluster), await endedEverywhere(cluster)];
      lines.push(await repriced(cluster, kept[3] ?? '', redis.env));

      const pathOf = visits(kept, cluster, await signedIn(cluster));
      const before = await filesNamedBy(cluster, 0);
      const seconds = Math.max(40, SECONDS * share);
      const running = load({ origin: cluster.front.origin, perSecond: perSecond, seconds, pathOf });
      const wait = () => pause(seconds * 125);

      await wait();
      await cluster.kill(0);
      await wait();
      await cluster.replace(0);
      await wait();
      for (const nth of [0, 1, 2]) await cluster.replace(nth, project.folder);
      await wait();
      await redis.killOne();
      await wait();
      cluster.front.reload();
      const { samples } = await running;

      const after = await filesNamedBy(cluster, 1);
      const files = [...new Set([...before, ...after])];
      const found = await Promise.all(files.map((path, nth) => cluster.askOne(nth, path)));
      const failed = samples.filter(({ status }) => status === 0 || status >= 500);
      lines.push(
        {
          fault: `${perSecond} visits/s for ${seconds} s: an instance killed, all replaced by a new build, a Redis server killed, the proxy reloaded`,
          must: `no failure but what the killed instance had under way (${UNDER_WAY} at most)`,
          seen: `${failed.length} of ${samples.length} failed; ${statuses(samples)}; p99 ${Math.round(p99(samples))} ms`,
          held: failed.length <= UNDER_WAY,
        },
        {
          fault: 'scripts and styles of pages from before and after the new build',
          must: 'all are there, some are new',
          seen: `${found.filter(({ status }) => status === 200).length} of ${files.length}, ${after.filter((path) => !before.includes(path)).length} new`,
          held: found.every(({ status }) => status === 200) && after.some((path) => !before.includes(path)),
        },
        await orderedOnce(cluster),
      );
      return lines;
    } finally {
      await cluster.close();
      await redis.close();
      project.remove();
    }
  },
});
