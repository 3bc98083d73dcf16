import { afterEach, describe, expect, it } from 'vitest';
import { createFileNotices } from '#adapters/cache/file-notices.ts';
import { createRedisNotices } from '#adapters/cache/redis-notices.ts';
import { EVERY_PAGE, type Notice } from '#core/site/caching/index.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';
import { closings, heard, purge } from './boards.ts';

const { later, closed, aFile, all } = closings();
afterEach(all);

const overRedis = (url: string) => {
  const { to, logger, warnings, close } = connections();
  later(close);
  return { ...closed(createRedisNotices({ mode: 'single', url }, to(url), logger)), warnings };
};
const overFile = (file: string) => closed(createFileNotices(file, { warn: () => undefined }));

/** Two who read one board, each as an instance of the shop does. */
const boards = {
  Redis: async () => {
    const redis = await startRedis();
    later(redis.close);
    return () => overRedis(redis.url);
  },
  'a file': async () => {
    const file = aFile();
    return () => overFile(file);
  },
};

const WITHIN_MS = 1_000;

describe.each(Object.entries(boards))('notices in %s', (_name, place) => {
  it('CACHE-11: reach everybody within a second, in their order, with marks that only grow', async () => {
    const open = await place();
    const [one, other] = [open(), open()];
    const [byOne, byOther] = [heard(one), heard(other)];
    await eventually(() => one.isCurrent() && other.isCurrent());
    const marks = [
      await one.post(purge('product:1')),
      await other.post({ ...purge('product:2', 'product:3'), signature: 's' } as Notice),
    ];
    await eventually(() => byOne.length === 2 && byOther.length === 2, WITHIN_MS);
    expect(byOne).toEqual([
      { mark: marks[0], notice: { kind: 'purge', tags: ['product:1'] } },
      { mark: marks[1], notice: { kind: 'purge', tags: ['product:2', 'product:3'], signature: 's' } },
    ]);
    expect(byOther).toEqual(byOne);
    expect(marks[1]).toBeGreaterThan(marks[0] ?? 0);
  });

  it('CACHE-11: are read by later instances while they matter', async () => {
    const open = await place();
    const one = open();
    await one.post(purge('product:1'));
    await one.post(purge('product:2'));
    const first = heard(open());
    await eventually(() => first.length === 2);
    await one.post(purge(EVERY_PAGE));
    await one.post(purge('product:3'));
    await eventually(() => first.length === 4);
    const later = heard(open());
    await eventually(() => later.length === 2);
    expect(later).toEqual(first.slice(2));
  });

  it('carry reports to the instance that requested them', async () => {
    const open = await place();
    const [one, other] = [open(), open()];
    await one.answer('r1', 'a', '{"hits":1}');
    await one.answer('r1', 'b', '{"hits":2}');
    await one.answer('r2', 'a', '{}');
    expect([...(await other.answers('r1'))].sort()).toEqual([
      ['a', '{"hits":1}'],
      ['b', '{"hits":2}'],
    ]);
    expect((await other.answers('r3')).size).toBe(0);
  });
});

describe('notices in Redis', () => {
  it('CACHE-11: are read once it is back, whatever was posted meanwhile', { timeout: 30_000 }, async () => {
    const redis = await startRedis();
    later(redis.close);
    const [one, other] = [overRedis(redis.url), overRedis(redis.url)];
    const posted = heard(one);
    await eventually(() => one.isCurrent());
    await redisCli(redis, 'CLIENT', 'KILL', 'TYPE', 'normal');
    await eventually(async () => (await other.post(purge('product:1')).catch(() => 0)) > 0);
    await eventually(() => posted.length > 0);
    expect(posted[0]?.notice).toEqual(purge('product:1'));
  });

  it('CACHE-11: cannot be taken for known while it is away, nor be posted', { timeout: 30_000 }, async () => {
    const port = await freePort();
    const board = overRedis(`redis://127.0.0.1:${port}`);
    const posted = heard(board);
    expect(board.isCurrent()).toBe(false);
    await expect(board.post(purge('product:1'))).rejects.toThrow(/./);
    await eventually(() => new Set(board.warnings).size > 1);
    expect([...new Set(board.warnings)].sort()).toEqual(['notices', 'redis']);
    const redis = await startRedis(port);
    await eventually(() => board.isCurrent());
    await board.post(purge('product:2'));
    await eventually(() => posted.length === 1, WITHIN_MS);
    await redis.close();
    await eventually(() => !board.isCurrent());
    const again = await startRedis(port);
    later(again.close);
    await eventually(() => board.isCurrent());
    const lower = posted[0]?.mark ?? 0;
    expect(await board.post(purge('product:3'))).toBeGreaterThan(lower);
    await eventually(() => posted.length === 2, WITHIN_MS);
  });

  it('CACHE-11: are few: those before all pages are dropped go, and too many become that', async () => {
    const redis = await startRedis();
    later(redis.close);
    const board = overRedis(redis.url);
    const length = async () => Number(await redisCli(redis, 'XLEN', 'notices'));
    await eventually(async () => (await board.post(purge('product:1')).catch(() => 0)) > 0);
    await board.post(purge('product:2'));
    expect(await length()).toBe(2);
    await board.post(purge(EVERY_PAGE));
    expect(await length()).toBe(1);
    const fill = "for nth = 1, 49999 do redis.call('xadd', KEYS[1], '*', 'notice', '{}') end";
    await redisCli(redis, 'EVAL', fill, '1', 'notices');
    const posted = heard(board);
    await board.post(purge('product:3'));
    await eventually(() => posted.some(({ notice }) => notice.kind === 'purge' && notice.tags.includes(EVERY_PAGE)));
    expect(await length()).toBe(1);
  });

  it('are not read after closing', async () => {
    const redis = await startRedis();
    later(redis.close);
    const board = overRedis(redis.url);
    heard(board);
    await eventually(() => board.isCurrent());
    const clients = async () => (await redisCli(redis, 'CLIENT', 'LIST')).split('\n').length;
    // Who posts, who reads, and whoever asks.
    await eventually(async () => (await clients()) === 3);
    await board.close();
    await eventually(async () => (await clients()) === 2);
    expect(board.warnings).toEqual([]);
  });

  it('are kept about as long as a page may be stale', async () => {
    const redis = await startRedis();
    later(redis.close);
    const board = overRedis(redis.url);
    const fill = `for nth = 1, 200 do redis.call('xadd', KEYS[1], ARGV[1] .. '-' .. nth, 'notice', '{}') end`;
    for (const hours of [29, 27])
      await redisCli(redis, 'EVAL', fill, '1', 'notices', String(Date.now() - hours * 3_600_000));
    await eventually(async () => (await board.post(purge('product:1')).catch(() => 0)) > 0);
    const length = Number(await redisCli(redis, 'XLEN', 'notices'));
    expect(length).toBeGreaterThan(200);
    expect(length).toBeLessThan(400);
  });

  it('CACHE-11: have marks of their own however many are posted at one time, and answers go by themselves', async () => {
    const redis = await startRedis();
    later(redis.close);
    const board = overRedis(redis.url);
    await eventually(async () => (await board.post(purge('product:1')).catch(() => 0)) > 0);
    const marks = await Promise.all(Array.from({ length: 50 }, () => board.post(purge('product:1'))));
    expect(new Set(marks).size).toBe(50);
    // A later millisecond has a higher mark, however many there were in one.
    expect((marks[0] ?? 0) / 1_000).toBeGreaterThan(Date.now() - 60_000);
    expect(marks).toEqual(marks.toSorted((one, other) => one - other));
    await board.answer('r', 'a', '{}');
    const left = Number(await redisCli(redis, 'TTL', 'reports:r'));
    expect(left).toBeGreaterThan(10);
    expect(left).toBeLessThanOrEqual(60);
  });

  it('that no build of ours wrote are passed over', async () => {
    const redis = await startRedis();
    later(redis.close);
    const board = overRedis(redis.url);
    const posted = heard(board);
    for (const text of [
      '{',
      'null',
      '{"kind":"dance"}',
      '{"kind":"purge"}',
      '{"kind":"purge","tags":["nonsense"]}',
      '{"kind":"purge","tags":[7]}',
      '{"kind":"purge","tags":[],"signature":7}',
      '{"kind":"report","id":"r"}',
      '{"kind":"report","at":5}',
    ])
      await redisCli(redis, 'XADD', 'notices', '*', 'notice', text);
    await redisCli(redis, 'XADD', 'notices', '*', 'other', 'x');
    const report: Notice = { kind: 'report', id: 'r', at: 5 };
    await board.post(report);
    await board.post(purge('product:1'));
    await eventually(() => posted.length > 1);
    expect(posted.map(({ notice }) => notice)).toEqual([report, purge('product:1')]);
  });
});

describe('notices in memory', () => {
  it('reach the process that posts them', async () => {
    const board = closed(createFileNotices(':memory:', { warn: () => undefined }));
    const posted = heard(board);
    const marks = [await board.post(purge('product:1')), await board.post(purge('product:2'))];
    await eventually(() => posted.length === 2);
    expect(posted.map(({ mark }) => mark)).toEqual(marks);
    expect(board.isCurrent()).toBe(true);
  });
});
