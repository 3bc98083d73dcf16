import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileNotices } from '#adapters/cache/file-notices.ts';
import { EVERY_PAGE } from '#core/site/caching/index.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { closings, heard, purge } from './boards.ts';
import { whileWritten } from './busy-file.ts';

const { closed, aFile, all } = closings();
afterEach(all);
const WITHIN_MS = 1_000;
const overFile = (file: string) => closed(createFileNotices(file, { warn: () => undefined }));

/** As many notices as are kept at most. */
const fill = (file: string): void => {
  const database = new DatabaseSync(file);
  const body = JSON.stringify(purge('product:1'));
  database.exec(`INSERT INTO notice (at, body) SELECT ${Date.now()}, '${body}' FROM
    (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) SELECT i FROM n)`);
  database.close();
};

const lastBodyOf = (file: string): unknown => {
  const database = new DatabaseSync(file);
  const last = database.prepare('SELECT body FROM notice ORDER BY mark DESC LIMIT 1').get();
  database.close();
  return last?.body;
};

describe('notices in a file', () => {
  it('become one that drops every page when there would be too many', async () => {
    const file = aFile();
    const board = overFile(file);
    fill(file);
    const mark = await board.post(purge('product:2'));
    expect(heard(board)).toEqual([{ mark, notice: purge(EVERY_PAGE) }]);
  });

  it('keep a report even when there are too many notices', async () => {
    const file = aFile();
    const board = overFile(file);
    fill(file);
    const report = { kind: 'report', id: 'r', at: 5 } as const;
    await board.post(report);
    expect(heard(board).at(-1)?.notice).toEqual(report);
    expect(lastBodyOf(file)).toBe(JSON.stringify(report));
  });

  it('are kept as long as a page may be stale, and answers as long as a request waits', async () => {
    const file = aFile();
    const board = overFile(file);
    const database = new DatabaseSync(file);
    const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
    const body = JSON.stringify(purge('product:1'));
    for (const hours of [72, 27])
      database.prepare('INSERT INTO notice (at, body) VALUES (?, ?)').run(hoursAgo(hours), body);
    await board.answer('r', 'old', '{}');
    await board.answer('r', 'new', '{}');
    database.exec(`UPDATE answer SET at = ${hoursAgo(1)} WHERE instance = 'old'`);
    await board.post(purge('product:2'));
    await board.answer('r', 'newer', '{}');
    expect(heard(board).map(({ notice }) => notice)).toEqual([purge('product:1'), purge('product:2')]);
    expect([...(await board.answers('r')).keys()]).toEqual(['new', 'newer']);
    database.close();
  });

  it('that cannot be read are logged, and read again once they can', async () => {
    const file = aFile();
    const warnings: unknown[] = [];
    const board = closed(createFileNotices(file, { warn: (...what) => void warnings.push(what) }));
    const database = new DatabaseSync(file);
    const posted = heard(board);
    database.exec('ALTER TABLE notice RENAME TO away');
    await eventually(() => warnings.length > 0, WITHIN_MS);
    expect(warnings[0]).toEqual([{ reason: 'no such table: notice' }, 'notices']);
    database.exec('ALTER TABLE away RENAME TO notice');
    database.close();
    await board.post(purge('product:1'));
    await eventually(() => posted.length === 1, WITHIN_MS);
  });

  it('that no build of ours wrote are passed over', async () => {
    const file = aFile();
    const board = overFile(file);
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO notice (at, body) VALUES (0, '{'), (0, '{}')");
    database.close();
    const mark = await board.post({ kind: 'report', id: 'r', at: 5 });
    expect(heard(board)).toEqual([{ mark, notice: { kind: 'report', id: 'r', at: 5 } }]);
  });

  it('are not read after closing; the last reader leaves only the file', async () => {
    const file = aFile();
    const warnings: string[] = [];
    const open = () => createFileNotices(file, { warn: (_, what) => void warnings.push(what) });
    const [one, other] = [open(), open()];
    const posted = heard(other);
    await other.close();
    await one.post(purge('product:1'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([posted, warnings]).toEqual([[], []]);
    await one.close();
    expect(readdirSync(dirname(file))).toEqual(['notices.sqlite']);
  });

  it('are posted once another writer of the file has ended', async () => {
    const file = aFile();
    const board = overFile(file);
    await whileWritten(file, async () => {
      expect(await board.post(purge('product:1'))).toBe(1);
    });
  });

  it('cannot be where no file can be', () => {
    expect(() => createFileNotices('/dev/null/notices.sqlite', { warn: () => undefined })).toThrow(/./);
  });
});
