import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileNotices } from '#adapters/cache/file-notices.ts';
import { PURGE_WINDOW_SECONDS } from '#core/site/caching/index.ts';
import { fakeNoticeBoard } from '#core/testing/index.ts';
import { eventually, temporaryFolder } from '#tests/support/running-shop.ts';
import { anInstance, at } from './a-cache.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const NOW = 1_000_000_000;

/** Two instances that read one file of notices, with a clock of their pageHeaders. */
const twoInstances = () => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  const open = () => {
    const board = createFileNotices(join(folder.path, 'notices.sqlite'), { warn: () => undefined });
    closing.push(() => board.close());
    return board;
  };
  const clock = { time: NOW };
  return { clock, one: anInstance({ board: open(), clock }), other: anInstance({ board: open(), clock }) };
};

describe('what instances do together', () => {
  it('each reports under its pageHeaders name what it keeps, and only while somebody waits for that', async () => {
    const { one, other } = twoInstances();
    await one.cache.get(at('/x'), []);
    await one.board.post({ kind: 'report', id: 'over', at: NOW - 10_001 });
    await one.board.post({ kind: 'report', id: 'wanted', at: NOW - 10_000 });
    await eventually(async () => (await other.board.answers('wanted')).size === 2, 2_000);
    const reports = [...(await other.board.answers('wanted')).values()].map((text) => JSON.parse(text));
    expect(reports.toSorted((a, b) => b.entries - a.entries)).toEqual([
      { ...one.counts, entries: 1, bytes: one.store.bytes() },
      { hits: 0, stale: 0, misses: 0, rendered: 0, errors: 0, entries: 0, bytes: 0 },
    ]);
    expect((await other.board.answers('over')).size).toBe(0);
    expect(one.store.entries()).toBe(1);
  });

  it('CACHE-12: know a signed request immediately where it arrived, soon elsewhere, until it expires', async () => {
    const { clock, one, other } = twoInstances();
    await one.instance.purge(['product:7'], 'first');
    expect(one.instance.hasSeen('first')).toBe(true);
    await eventually(() => other.instance.hasSeen('first'), 2_000);
    clock.time = NOW + 2 * PURGE_WINDOW_SECONDS * 1000;
    await one.instance.purge(['product:7'], 'second');
    expect([one.instance.hasSeen('first'), one.instance.hasSeen('second')]).toEqual([true, true]);
    clock.time += 1;
    await one.instance.purge(['product:7'], 'third');
    expect([one.instance.hasSeen('first'), one.instance.hasSeen('third')]).toEqual([false, true]);
  });

  it('CACHE-11: drop pages immediately where the request arrived, soon elsewhere', async () => {
    const { one, other } = twoInstances();
    for (const shop of [one, other]) await shop.cache.get(at('/x'), []);
    await one.instance.purge(['path:/x']);
    expect(one.store.entries()).toBe(0);
    await eventually(() => other.store.entries() === 0);
  });

  it('CACHE-11: is refused when other instances cannot be notified', async () => {
    const shop = anInstance({
      board: {
        ...fakeNoticeBoard(),
        post: () => Promise.reject(new Error('away')),
      },
    });
    await shop.cache.get(at('/x'), []);
    await expect(shop.instance.purge(['path:/x'], 'signed')).rejects.toThrow('away');
    expect([shop.store.entries(), shop.instance.hasSeen('signed')]).toEqual([1, false]);
  });
});
