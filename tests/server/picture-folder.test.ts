import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureFolder } from '#server/http/picture-folder.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

let data: ReturnType<typeof temporaryFolder>;
let warnings: string[];
beforeEach(() => {
  data = temporaryFolder();
  warnings = [];
});
afterEach(() => data.remove());

const logger = { warn: (_fields: object, message: string) => void warnings.push(message) } as never;
const folderOf = (path: string, maxBytes = 1_000) => createPictureFolder(path, maxBytes, logger);
const picture = (size = 100) => Buffer.alloc(size, 'p');
const inFolder = () => readdirSync(join(data.path, 'pictures')).toSorted();

describe('pictures on disk', () => {
  it('are there for the next process, and half a file is none', async () => {
    const path = join(data.path, 'pictures');
    await folderOf(path).keep('a.webp', picture());
    expect(await folderOf(path).read('a.webp')).toEqual(picture());
    writeFileSync(join(path, 'b.webp'), '');
    expect(await folderOf(path).read('b.webp')).toBeUndefined();
    expect(await folderOf(path).read('c.webp')).toBeUndefined();
  });

  it('take so much room and no more; what was not used for longest goes first', async () => {
    const path = join(data.path, 'pictures');
    const folder = folderOf(path);
    for (let at = 0; at < 9; at += 1) {
      await folder.keep(`${at}.webp`, picture());
      // Long ago, one after the other.
      utimesSync(join(path, `${at}.webp`), 1_000 + at, 1_000 + at);
    }
    expect(await folder.read('0.webp')).toBeDefined();
    await folder.keep('9.webp', picture());
    await folder.keep('a.webp', picture());
    const left = inFolder();
    expect(left.length).toBeLessThanOrEqual(8);
    expect(left).toContain('0.webp');
    expect(left).toContain('a.webp');
    expect(left).not.toContain('1.webp');
    await Promise.all(Array.from({ length: 40 }, (_, at) => folder.keep(`many-${at}.webp`, picture())));
    expect(inFolder().length).toBeLessThanOrEqual(10);
  });

  it('count what other processes have left', async () => {
    const path = join(data.path, 'pictures');
    mkdirSync(path);
    for (let at = 0; at < 30; at += 1) writeFileSync(join(path, `${at}.webp`), picture());
    await folderOf(path).keep('new.webp', picture());
    expect(inFolder().length).toBeLessThanOrEqual(8);
  });

  it('cannot be kept where nothing can be written: that is said once, and leaves no empty parts', async () => {
    const file = join(data.path, 'file');
    writeFileSync(file, '');
    const nowhere = folderOf(join(file, 'pictures'));
    for (const name of ['a.webp', 'b.webp']) await nowhere.keep(name, picture());
    expect(await nowhere.read('a.webp')).toBeUndefined();
    expect(warnings).toHaveLength(1);
    const path = join(data.path, 'pictures');
    mkdirSync(join(path, 'taken.webp', 'x'), { recursive: true });
    await folderOf(path).keep('taken.webp', picture());
    expect(inFolder()).toEqual(['taken.webp']);
    expect(warnings).toHaveLength(2);
  });
});
