import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/asking.ts';
import { type RunningRedis, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { startHarmedShop } from './harmed-shop.ts';

let redis: RunningRedis;
let shop: Awaited<ReturnType<typeof startHarmedShop>>;
const paths = ['/contacts', '/delivery', '/news', '/promo', '/career', '/credit', '/service', '/trade-in'];
beforeAll(async () => {
  redis = await startRedis();
  shop = await startHarmedShop({ REDIS_URL: redis.url });
  await ask(shop.origin, '/');
});
afterAll(async () => {
  await shop.close();
  await redis.close();
});

const keysLike = async (pattern: string): Promise<readonly string[]> =>
  (await redisCli(redis, 'KEYS', pattern)).split('\n').filter(Boolean);

describe('what Redis has kept', () => {
  it('is named by the shop, its use and the provider', async () => {
    // What could not be kept while Redis was slow is kept with the next page.
    await eventually(async () => {
      await ask(shop.origin, `/newmorning?page=${performance.now()}`);
      return (await keysLike('*:settings.global:*')).length > 0;
    });
    const { host } = new URL(shop.origin);
    for (const key of await keysLike('*')) expect(key).toMatch(new RegExp(`^(?:zori:${host}:|page:|turn:[\\w-]{43}$)`));
    expect((await keysLike('zori:*:answers:*::*:settings.global:*')).length).toBeGreaterThan(0);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2)],
    ['foreign', () => '{"value":{"value":5,"at":0}}'],
    ['of an older shop', () => JSON.stringify({ value: { value: { siteName: 5 }, at: Date.now() } })],
    ['of tomorrow', (text: string) => text.replace(/"at":\d+/, `"at":${Date.now() + 86_400_000}`)],
    ['changed', (text: string) => text.replace('siteName', 'nameOfSite')],
  ])('is taken for nothing when it is %s, and put there anew', async (_name, change) => {
    const keys = await keysLike('*:answers:*');
    const before = new Map<string, string>();
    for (const key of keys) {
      const text = await redisCli(redis, 'GET', key);
      before.set(key, change(text));
      await redisCli(redis, 'SET', key, change(text));
    }
    const settings = keys.find((key) => key.includes(':settings.global:{"locale":"ru"}')) ?? '';
    expect(settings).not.toBe('');
    // What the shop has read just before it goes by for 5 s; a Redis that answers late is let alone for a while.
    await eventually(async () => {
      const { status, text } = await ask(shop.origin, `/contacts?at=${performance.now()}`);
      expect(status).toBe(200);
      expect(text).toContain('<footer');
      return (await redisCli(redis, 'GET', settings)) !== before.get(settings);
    }, 15_000);
  });
});

describe('Redis that is away', () => {
  it('CACHE-3: costs no page, and is said once a minute', async () => {
    await redis.close();
    const before = shop.printed.out.length;
    for (const path of paths)
      for (const locale of ['', '/ro']) expect((await ask(shop.origin, locale + path)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const said = shop.printed.out
      .slice(before)
      .split('\n')
      .map((line) => /"msg":"([^"]+)"/.exec(line)?.[1]);
    const ofStores = said.filter((message) => message !== undefined && !message.startsWith('provider'));
    expect(ofStores.length).toBeGreaterThan(0);
    expect(new Set(ofStores).size).toBe(ofStores.length);
  });
});
