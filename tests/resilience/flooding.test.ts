import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { ask, vitrinaHost } from '#tests/support/asking.ts';
import { type RunningRedis, redisCli, startRedis } from '#tests/support/redis.ts';
import { startHarmedShop } from './harmed-shop.ts';
import { floods, MEGABYTE } from './memory-floods.tsx';

let redis: RunningRedis;
let shop: Awaited<ReturnType<typeof startHarmedShop>>;
beforeAll(async () => {
  redis = await startRedis();
  shop = await startHarmedShop({
    REDIS_URL: redis.url,
    PROXY_HOPS: '1',
    PAGE_CACHE_MB: '16',
    LIMIT_WRITES: '60',
    LIMIT_REVIEWS: '10',
    LIMIT_ORDERS_PER_PHONE: '5',
  });
});
afterAll(async () => {
  await shop.close();
  await redis.close();
});

const MANY = 300;
const AT_ONCE = 20;
/** What the process takes beside what it keeps: garbage and buffers of what is under way, bytes. */
const AROUND = 96 * MEGABYTE;
/** Long, and another one each time. */
const long = (length: number) => `${randomUUID()}-${'k'.repeat(length)}`;

const redisBytes = async (): Promise<number> =>
  Number(/used_memory_dataset:(\d+)/.exec(await redisCli(redis, 'INFO', 'memory'))?.[1]);
const keysLike = async (pattern: string): Promise<readonly string[]> =>
  (await redisCli(redis, 'KEYS', pattern)).split('\n').filter(Boolean);
const residentBytes = (): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${shop.child.pid}/status`, 'utf8'))?.[1]) * 1024;

const post = (path: string, nth: number, body: object) =>
  ask(shop.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${nth % 256}.1` },
    body: JSON.stringify(body),
  });
/** Asks many times, some at once; gives how often each status came. */
const many = async (send: (nth: number) => Promise<{ readonly status: number }>) => {
  const seen: Record<number, number> = {};
  for (let from = 0; from < MANY; from += AT_ONCE)
    for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => send(from + nth))))
      seen[status] = (seen[status] ?? 0) + 1;
  return seen;
};

/** Sends what visitors think up, and looks at what has become of it in Redis and in the process. */
const keepsLittle = async (send: (nth: number) => Promise<{ readonly status: number }>, bytes = MEGABYTE) => {
  const before = { redis: await redisBytes(), process: residentBytes() };
  const seen = await many(send);
  expect((await redisBytes()) - before.redis).toBeLessThan(bytes);
  expect(residentBytes() - before.process).toBeLessThan(AROUND);
  for (const key of await keysLike('*')) expect(key.length).toBeLessThan(300);
  return seen;
};

/** Rows that are flooded from outside: the real shop over a real Redis. */
const fromOutside: Readonly<Record<string, () => Promise<void>>> = {
  'counts of requests': async () => {
    const reviews = await keepsLittle((nth) => post('/api/reviews/post', nth, { key: long(60_000), review: {} }));
    const orders = await keepsLittle((nth) =>
      post('/api/orders/place', nth, { key: long(60_000), order: { contact: { phone: long(1_000) } } }),
    );
    expect([reviews, orders]).toEqual([{ 400: MANY }, { 400: MANY }]);
    await floods['counts of requests']?.();
  },
  'ended sessions': async () => {
    const before = (await keysLike('*')).length;
    const answers = await keepsLittle(() => {
      const cookie = `__Host-shtoken=${long(3_000)}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.1.1.1', cookie };
      return ask(shop.origin, '/api/auth/logout', { method: 'POST', host: vitrinaHost(shop.origin), headers });
    });
    expect(answers[429]).toBe(MANY - 60);
    // Only the count of requests is kept: the shop has never given these tokens.
    expect((await keysLike('*')).length - before).toBeLessThanOrEqual(1);
    expect(await keysLike('*ended-sessions')).toEqual([]);
  },
  'attempts to sign in': async () => {
    const answers = await keepsLittle((nth) => {
      const body = JSON.stringify({ login: `${nth}${'k'.repeat(100)}`, password: 'wrong', locale: 'ru' });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.6.6.6:${nth + 1}` };
      return ask(shop.origin, '/api/auth/login', { method: 'POST', host: vitrinaHost(shop.origin), headers, body });
    });
    expect(answers[429]).toBeGreaterThanOrEqual(MANY - 30);
    // The address, and each login that was tried, alone and with the network.
    expect((await keysLike('*login-tries:*')).length).toBeLessThanOrEqual(61);
  },
  'missing pages and moves': async () => {
    const seen = await keepsLittle((nth) => ask(shop.origin, `/${nth % 2 ? 'product/' : ''}${long(4_000)}`));
    expect(seen).toEqual({ 404: MANY });
    await floods['missing pages and moves']?.();
  },
  'locks to render in Redis': async () => {
    const asked = many((nth) => ask(shop.origin, `/product/${long(4_000)}-${nth}`));
    for (let look = 0; look < 10; look += 1)
      for (const key of await keysLike('turn:*')) expect(key).toMatch(/^turn:[\w-]{43}$/);
    await asked;
    expect(await keysLike('turn:*')).toEqual([]);
  },
  'CVs on their way': async () => {
    const head = `POST /api/careers/cv HTTP/1.1\r\nhost: ${new URL(shop.origin).host}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n`;
    const answers: string[] = [];
    const sockets = Array.from({ length: 40 }, (_, nth) => {
      const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
      socket.on('data', (chunk: Buffer) => void answers.push(chunk.toString()));
      socket.write(`${head}x-forwarded-for: 10.2.2.${nth < 20 ? 1 : nth}\r\n\r\n`);
      return socket;
    });
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(40 - 8);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*"retryable":true/);
    for (const socket of sockets) socket.destroy();
  },
  'followed orders': async () => {
    const opened: AbortController[] = [];
    // Until the provider has answered, no stream ends.
    shop.proxy.harm = () => undefined;
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const gone = new AbortController();
        opened.push(gone);
        const answer = await fetch(`${shop.origin}/api/orders/live`, {
          method: 'POST',
          signal: gone.signal,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.3.3.3' },
          body: JSON.stringify({ linkKey: randomUUID(), locale: 'ru' }),
        });
        return answer.status;
      }),
    );
    for (const gone of opened) gone.abort();
    shop.proxy.harm = undefined;
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
  },
  'calls of the provider': async () => {
    shop.proxy.underWay.most = 0;
    shop.proxy.harm = () => undefined;
    const search = (nth: number) =>
      ask(
        shop.origin,
        `/api/search/by-text?input=${encodeURIComponent(JSON.stringify({ text: `w${nth}`, locale: 'ru' }))}`,
      );
    const answers = await Promise.all(Array.from({ length: 400 }, (_, nth) => search(nth)));
    shop.proxy.harm = undefined;
    expect(answers.filter(({ status }) => status < 500)).toEqual([]);
    expect(shop.proxy.underWay.most).toBeLessThanOrEqual(64);
  },
};

describe('what visitors can make the shop keep', () => {
  const rows = [...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/^\| ([^|]+?) +(?:\|[^|]*){3}\|$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'kept' && !name.startsWith('--'));
  const all = { ...floods, ...fromOutside };

  it('is listed in SECURITY.md, and every row is flooded', () => {
    expect(rows.toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it.each(Object.entries(all))('is bounded: %s', async (_name, flood) => {
    await expect(flood()).resolves.toBeUndefined();
  });
});
