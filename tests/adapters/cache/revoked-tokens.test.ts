import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRevokedTokens } from '#adapters/cache/revoked-tokens.ts';
import { REVOKED_MS } from '#core/kernel/auth/index.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { freePort, temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const logger = { warn: () => undefined };
const open = (options: Omit<Parameters<typeof createRevokedTokens>[0], 'logger'>) => {
  const tokens = createRevokedTokens({ ...options, logger });
  closing.push(tokens.close);
  return tokens;
};

describe('tokens that were signed out with', () => {
  it('AUTH-13: are known to every process of this machine, also after a new start', async () => {
    const folder = temporaryFolder();
    closing.push(folder.remove);
    const file = join(folder.path, 'revoked.sqlite');
    const [one, other] = [open({ file }), open({ file })];
    await one.add('t-1');
    expect([await one.has('t-1'), await other.has('t-1'), await other.has('t-2')]).toEqual([true, true, false]);
  });

  it('AUTH-13: are removed from the file once their time is over, with the next one that comes', async () => {
    const folder = temporaryFolder();
    closing.push(folder.remove, () => vi.useRealTimers());
    const file = join(folder.path, 'revoked.sqlite');
    const database = new DatabaseSync(file);
    closing.push(() => database.close());
    const rows = () => Number(database.prepare('SELECT count(*) AS rows FROM entry').get()?.rows);
    const tokens = open({ file });
    for (const token of ['t-1', 't-2', 't-3']) await tokens.add(token);
    expect(rows()).toBe(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REVOKED_MS - 1_000 });
    await tokens.add('t-4');
    expect(rows()).toBe(4);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await tokens.add('t-5');
    expect(rows()).toBe(2);
    expect([await tokens.has('t-1'), await tokens.has('t-4'), await tokens.has('t-5')]).toEqual([false, true, true]);
  });

  it('AUTH-13: are known to every instance over Redis, which learns no token', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const { to, close } = connections();
    closing.push(close);
    const [one, other] = [to(redis.url), to(redis.url)].map((connection) =>
      open({ redis: connection, file: '/nowhere' }),
    );
    await one?.add('t-1');
    expect([await other?.has('t-1'), await other?.has('t-2')]).toEqual([true, false]);
    const key = await redisCli(redis, 'KEYS', '*');
    expect(key).toMatch(/^revoked::[\w-]{43}$/);
    expect(Number(await redisCli(redis, 'PTTL', key))).toBeGreaterThan(29 * 86_400_000);
  });

  it('AUTH-13: are known to this instance while there is neither', async () => {
    const { to, close } = connections();
    closing.push(close);
    const redis = to(`redis://127.0.0.1:${await freePort()}`);
    for (const tokens of [open({ redis, file: '/nowhere' }), open({ file: '/dev/null/revoked.sqlite' })]) {
      await tokens.add('t-1');
      expect([await tokens.has('t-1'), await tokens.has('t-2')]).toEqual([true, false]);
    }
  });
});
