import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sqliteStore } from '#adapters/cache/sqlite-store.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';
import { whileWritten } from './busy-file.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('a file of texts', () => {
  it('stores, lists by name, removes and clears, as Keyv requires', async () => {
    const folder = temporaryFolder();
    closing.push(folder.remove);
    const file = join(folder.path, 'new', 'texts.sqlite');
    const store = sqliteStore(file);
    const all = async () => {
      const found: unknown[] = [];
      for await (const entry of store.iterator?.() ?? []) found.push(entry);
      return found;
    };
    expect(await store.get('b')).toBeUndefined();
    expect([await store.set('b', '2'), await store.set('a', '1'), await store.set('b', '3')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await all()).toEqual([
      ['a', '1'],
      ['b', '3'],
    ]);
    expect([await store.delete('a'), await store.delete('a')]).toEqual([true, false]);
    await whileWritten(file, async () => {
      await store.clear();
    });
    expect(await all()).toEqual([]);
    await store.disconnect?.();
    expect(readdirSync(dirname(file))).toEqual(['texts.sqlite']);
  });
});
