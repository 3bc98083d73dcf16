import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseOf, openSql } from '#adapters/provider-sandbox/db/sql.ts';
import { picturesAhead } from '#adapters/provider-sandbox/media/draw-ahead.ts';
import { type Drawing, openDrawing } from '#adapters/provider-sandbox/media/drawing.ts';
import { sourceHash } from '#adapters/provider-sandbox/source-hash.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let ahead: readonly string[];
let drawing: Drawing;

beforeAll(async () => {
  provider = await openProvider();
  const sql = openSql(databaseOf(provider.dataDir));
  ahead = picturesAhead(sql);
  sql.close();
  drawing = openDrawing(provider.dataDir);
}, 60_000);
afterAll(async () => {
  await drawing.close();
  await provider.destroy();
});

/** Processes of a script that draw for this provider; the last word of their command is the folder of its data. */
const running = async (script: 'ahead' | 'drawing'): Promise<readonly number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid,args']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(`${script}-process.ts`) && line.endsWith(provider.dataDir))
    .map((line) => Number.parseInt(line, 10));
};
const isBanner = (address: string) => address.startsWith('/media/banners/');
const nameOf = (address = '') => address.replace('/media/', '');

describe('drawing', () => {
  it('is ahead of visitors for what a home page begins with, then for the most popular goods', async () => {
    const addresses = async (path: string) =>
      [...(await provider.get(path)).text.matchAll(/\/media\/banners\/[\w-]+\.webp/g)].map(([address]) => address);
    const [banners, categories] = [
      await addresses('/settings/gift_map_service'),
      await addresses('/general/top_categories'),
    ];
    // The first two, each with the one for the dark.
    expect(ahead.slice(0, 4)).toEqual(banners.slice(0, 4));
    expect(categories.length).toBeGreaterThan(10);
    const products = ahead.findIndex((address) => !isBanner(address));
    expect(ahead.slice(4, products)).toEqual(expect.arrayContaining(categories));
    expect(new Set(ahead).size).toBe(ahead.length);
    const most = provider.database((database) =>
      database.prepare('SELECT picture FROM product ORDER BY popularity DESC, picture LIMIT 1').get(),
    );
    expect(ahead[products]).toBe(`/media/products/${String(most?.picture)}-1.webp`);
  });

  it('goes on ahead after a picture that cannot be drawn, at a lower priority than answers', async () => {
    const kept = join(provider.dataDir, 'media', sourceHash(['pictures', 'media']));
    for (const folder of ['banners', 'products']) await mkdir(join(kept, folder), { recursive: true });
    const [banners, products] = [ahead.filter(isBanner), ahead.filter((address) => !isBanner(address))].map((all) =>
      all.map(nameOf),
    );
    for (const banner of banners ?? []) await writeFile(join(kept, banner), '');
    const [first = '', second = ''] = products ?? [];
    provider.database((database) =>
      database.prepare('DELETE FROM picture WHERE name = ?').run(/\/(.+)-1\.webp/.exec(first)?.[1] ?? ''),
    );
    drawing.drawAhead();
    await vi.waitFor(() => access(join(kept, second)), 100_000);
    const [pid] = await running('ahead');
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
    await expect(drawing.file(first)).rejects.toThrow('There is no picture');
  }, 120_000);

  it('that has died is begun anew by whoever asks next', async () => {
    const [last, before] = ahead.toReversed().map(nameOf);
    const asked = drawing.file(last ?? '');
    const [pid] = await running('drawing');
    process.kill(pid ?? 0, 'SIGKILL');
    await expect(asked).rejects.toThrow('The process that draws has ended');
    expect(await drawing.file(before ?? '')).toContain(before);
  }, 120_000);

  it('ends with the provider', async () => {
    const both = async () => [...(await running('ahead')), ...(await running('drawing'))];
    expect(await both()).toHaveLength(2);
    await drawing.close();
    expect(await both()).toEqual([]);
  }, 20_000);
});
