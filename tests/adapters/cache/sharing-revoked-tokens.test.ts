import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import type { RedisConnection } from '#adapters/cache/redis.ts';
import { createRevokedTokens } from '#adapters/cache/revoked-tokens.ts';
import { REVOKED_MS } from '#core/kernel/auth/index.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await Promise.all([close(), pass(10)]);
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const until = () => Date.now() + REVOKED_MS;

interface Entry {
  readonly value: string;
  readonly score: number;
}

/** One sorted set, as Redis has it, in memory: the clock of a test stands for its own. */
const aSortedSet = () => {
  const names = new Map<string, number>();
  const away = { is: false };
  const client = {
    zRemRangeByScore: vi.fn<() => Promise<number>>(async () => 0),
    zRangeWithScores: vi.fn<() => Promise<Entry[]>>(async () => [...names].map(([value, score]) => ({ value, score }))),
    zAdd: vi.fn<(key: string, entries: readonly Entry[]) => Promise<void>>(async (_key, entries) => {
      for (const { value, score } of entries) names.set(value, score);
    }),
  };
  const open = vi.fn<() => Promise<typeof client>>(async () => {
    if (away.is) throw new Error('away');
    return client;
  });
  return {
    ...{ names, away, open, client },
    redis: { nameOf: (name: string) => name, open } as unknown as RedisConnection,
    shares: () => client.zRemRangeByScore.mock.calls.length,
    sent: () => client.zAdd.mock.calls.map(([, entries]) => entries.length),
  };
};

const aFile = (): string => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  return join(folder.path, 'revoked.sqlite');
};

const anInstance = () => {
  const file = aFile();
  const set = aSortedSet();
  const warn = vi.fn<StoreLogger['warn']>();
  const tokens = createRevokedTokens({ redis: set.redis, file, logger: { warn } });
  closing.push(tokens.close);
  const database = new DatabaseSync(file);
  closing.push(() => database.isOpen && database.close());
  const rows = () =>
    database
      .prepare('SELECT name FROM ended')
      .all()
      .map(({ name }) => name);
  /** Changes with every write of another connection. */
  const version = () => database.prepare('PRAGMA data_version').get()?.data_version;
  return { ...set, ...tokens, file, database, rows, version, warn };
};

const MESSAGE = 'list of ended sessions';

describe('the list of ended sessions', () => {
  it('AUTH-13: is merged with the one in Redis immediately and every 30 s', async () => {
    const { names, rows, shares, warn } = anInstance();
    await pass(0);
    expect(shares()).toBe(1);
    names.set('elsewhere', until());
    await pass(29_999);
    expect([shares(), rows()]).toEqual([1, []]);
    await pass(1);
    expect([shares(), rows(), warn.mock.calls]).toEqual([2, ['elsewhere'], []]);
  });

  it('AUTH-13: is merged again 1 s after Redis was away', async () => {
    const { away, open, shares, warn } = anInstance();
    away.is = true;
    await pass(10);
    expect(warn.mock.calls).toEqual([
      [{ reason: 'away' }, MESSAGE],
      [{ reason: 'away' }, MESSAGE],
    ]);
    away.is = false;
    open.mockClear();
    await pass(900);
    expect(open).not.toHaveBeenCalled();
    await pass(100);
    expect(shares()).toBe(1);
  });

  it('AUTH-13: is sent to Redis by the thousand, and again 1 s after that failed', async () => {
    const { client, database, names, sent, version, warn } = anInstance();
    database.exec(`INSERT INTO ended SELECT 'name ' || i, ${until()} FROM
      (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) SELECT i FROM n)`);
    // Each command is tried twice.
    client.zAdd.mockRejectedValueOnce(new Error('full')).mockRejectedValueOnce(new Error('full'));
    await pass(10);
    expect([sent(), warn.mock.calls]).toEqual([[1_000, 1_000], [[{ reason: 'full' }, MESSAGE]]]);
    client.zAdd.mockClear();
    await pass(1_000);
    expect([sent(), names.size]).toEqual([[1_000, 1_000], 2_000]);

    // Nothing is written while both are equal.
    const before = version();
    await pass(60_000);
    expect([sent(), version()]).toEqual([[1_000, 1_000], before]);
  });

  it('AUTH-13: is merged once, 1 s after tokens could not be sent', async () => {
    const { add, client, shares, names } = anInstance();
    await pass(0);
    expect(await add('t-1')).toBe(true);
    await pass(1_000);
    expect(shares()).toBe(1);
    for (let nth = 0; nth < 4; nth += 1) client.zAdd.mockRejectedValueOnce(new Error('full'));
    const added = Promise.all([add('t-2'), add('t-3')]);
    await pass(10);
    expect(await added).toEqual([false, false]);
    await pass(1_000);
    expect([shares(), names.size]).toEqual([2, 3]);
  });

  it('AUTH-13: is merged again 1 s after its file could not be read, which is logged', async () => {
    const { database, names, warn } = anInstance();
    database.exec('ALTER TABLE ended RENAME TO away');
    await pass(0);
    expect(warn.mock.calls).toEqual([[{ reason: 'no such table: ended' }, MESSAGE]]);
    database.exec('ALTER TABLE away RENAME TO ended');
    database.prepare('INSERT INTO ended VALUES (?, ?)').run('name', until());
    await pass(1_000);
    expect([...names.keys()]).toEqual(['name']);
  });

  it('is not merged after closing', async () => {
    const { close, open } = anInstance();
    await pass(0);
    await close();
    open.mockClear();
    await pass(60_000);
    expect(open).not.toHaveBeenCalled();
  });

  it('is closed after the merging that is under way, the last one', async () => {
    const { client, close, database, file, open, warn } = anInstance();
    const read = Promise.withResolvers<Entry[]>();
    client.zRangeWithScores.mockReturnValueOnce(read.promise);
    await pass(0);
    const closed = close();
    read.resolve([{ value: 'elsewhere', score: until() }]);
    await closed;
    open.mockClear();
    await pass(60_000);
    expect([open.mock.calls, warn.mock.calls]).toEqual([[], []]);
    database.close();
    expect(readdirSync(dirname(file))).toEqual(['revoked.sqlite']);
  });
});
