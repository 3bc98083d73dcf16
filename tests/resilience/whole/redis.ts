import { ask } from '#tests/support/asking.ts';
import { redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, startShop } from '#tests/support/running-shop.ts';
import { openTcpProxy } from '../tcp-proxy.ts';
import { type Line, ms, type Part } from './line.ts';
import { load, p99, type Sample, statuses } from './load.ts';
import { productPaths } from './paths.ts';

const PER_SECOND = 200;
/** One request in so many is for a page that no cache keeps: more would be a load test of rendering. */
const UNCACHED = 20;
/** What a Redis that is away may cost a page, ms. */
const COST_MS = 120;
const BACK_MS = 3_000;

const isUncached = ({ path }: Sample): boolean => path.includes('?');

/** Redis that is killed, silent, read-only or full. */
export const redisFaults: Part = {
  name: 'redis',
  measure: async (share) => {
    const redis = await startRedis();
    const proxy = await openTcpProxy(redis.port);
    const shop = await startShop({ env: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` }, products: 60 });
    try {
      const paths = ['/', '/smartphones', ...(await productPaths(shop.origin))];
      for (const path of paths) await ask(shop.origin, path);
      const pathOf = (nth: number): string =>
        nth % UNCACHED === 0 ? `/smartphones?utm_content=${nth}` : (paths[nth % paths.length] ?? '/');
      const seen = async (seconds: number) => {
        const { samples } = await load({
          origin: shop.origin,
          perSecond: PER_SECOND,
          seconds: seconds * share,
          pathOf,
        });
        return samples;
      };
      await seen(10);
      const healthy = p99((await seen(15)).filter(isUncached));
      const lines: Line[] = [];
      const add = (fault: string, samples: readonly Sample[]): void => {
        const failed = samples.filter(({ status }) => status !== 200);
        const slow = p99(samples.filter(isUncached));
        lines.push({
          fault: `Redis ${fault} at ${PER_SECOND} requests/s`,
          must: `no failed page; uncached p99 ≤ ${ms(healthy)} (with Redis) + ${COST_MS} ms`,
          seen: `${statuses(samples)}; p99 ${ms(slow)}, of all ${ms(p99(samples))}`,
          held: failed.length === 0 && slow <= healthy + COST_MS,
        });
      };
      const unseen = paths.map((path) => `/ro${path}`);
      const isBack = async (): Promise<number> => {
        await redisCli(redis, 'FLUSHALL');
        const startedAt = performance.now();
        await eventually(async () => {
          // A page that this process does not hold itself: it is rendered, and put into Redis as soon as that takes it.
          await ask(shop.origin, unseen.shift() ?? '/ro');
          return (await redisCli(redis, 'DBSIZE')) !== '0';
        }, 20_000);
        return performance.now() - startedAt;
      };
      for (const [fault, way, seconds] of [
        ['killed', 'closed', 30],
        ['silent', 'silent', 60],
      ] as const) {
        proxy.lead(way);
        add(fault, await seen(seconds));
        proxy.lead('open');
        const back = await isBack();
        const must = 'used again < 3 s after it is back';
        lines.push({ fault: `Redis ${fault}, then back`, must, seen: ms(back), held: back < BACK_MS });
      }
      await redisCli(redis, 'REPLICAOF', '127.0.0.1', '1');
      add('read-only', await seen(15));
      await redisCli(redis, 'REPLICAOF', 'NO', 'ONE');
      await redisCli(redis, 'CONFIG', 'SET', 'maxmemory', '1');
      add('out of memory', await seen(15));
      return lines;
    } finally {
      await shop.close();
      await proxy.close();
      await redis.close();
    }
  },
};
