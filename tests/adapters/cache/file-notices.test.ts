import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileNotices } from '#adapters/cache/file-notices.ts';
import { EVERY_PAGE } from '#core/site/caching/index.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { closings, heard, purge } from './boards.ts';

const { closed, aFile, all } = closings();
afterEach(all);
const WITHIN_MS = 1_000;
const overFile = (file: string) => closed(createFileNotices(file, { warn: () => undefined }));

describe('notices in a file', () => {
  it('become one that drops every page when there would be too many', async () => {
    const file = aFile();
    const board = overFile(file);
    await board.post(purge('product:1'));
    const database = new DatabaseSync(file);
    database.exec(`INSERT INTO notice (at, body) SELECT ${Date.now()}, body FROM notice,
      (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) SELECT i FROM n)`);
    database.close();
    const mark = await board.post(purge('product:2'));
    expect(heard(board)).toEqual([{ mark, notice: purge(EVERY_PAGE) }]);
  });

  it('keep a report what it is, also where there would be too many', async () => {
    const file = aFile();
    const board = overFile(file);
    await board.post(purge('product:1'));
    const database = new DatabaseSync(file);
    database.exec(`INSERT INTO notice (at, body) SELECT ${Date.now()}, body FROM notice,
      (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) SELECT i FROM n)`);
    database.close();
    await board.post({ kind: 'report', id: 'r', at: 5 });
    expect(heard(board).at(-1)?.notice).toEqual({ kind: 'report', id: 'r', at: 5 });
  });

  it('are kept as long as a page may stand in, and answers as long as somebody waits', async () => {
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

  it('are no longer read by who has closed them', async () => {
    const file = aFile();
    const [one, other] = [overFile(file), createFileNotices(file, { warn: () => undefined })];
    const posted = heard(other);
    await other.close();
    await one.post(purge('product:1'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(posted).toEqual([]);
  });

  it('cannot be where no file can be', () => {
    expect(() => createFileNotices('/dev/null/notices.sqlite', { warn: () => undefined })).toThrow(/./);
  });
});
