import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EVERY_PAGE, type Notice, type NoticeBoard, type Posted } from '#core/site/caching/index.ts';
import { reasonOf, type StoreLogger } from './guard.ts';
import { KEPT_MS, MOST_NOTICES, readNotice, shortened } from './notice.ts';

/** How often the file is read, ms. */
const POLL_MS = 200;
/** Longest wait for another writer, ms. */
const BUSY_MS = 2_000;
/** How long answers to a report are stored, ms. */
const ANSWERS_MS = 60_000;

const openFile = (file: string) => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS notice (mark INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, body TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS answer (report TEXT NOT NULL, instance TEXT NOT NULL, at INTEGER NOT NULL,
      body TEXT NOT NULL, PRIMARY KEY (report, instance)) WITHOUT ROWID;`);
  return {
    write: database.prepare('INSERT INTO notice (at, body) VALUES (?, ?)'),
    since: database.prepare('SELECT mark, body FROM notice WHERE mark > ? ORDER BY mark'),
    count: database.prepare('SELECT count(*) AS notices FROM notice'),
    forgetOld: database.prepare('DELETE FROM notice WHERE at < ?'),
    forgetBefore: database.prepare('DELETE FROM notice WHERE mark < ?'),
    answer: database.prepare('INSERT OR REPLACE INTO answer (report, instance, at, body) VALUES (?, ?, ?, ?)'),
    answers: database.prepare('SELECT instance, body FROM answer WHERE report = ?'),
    forgetAnswers: database.prepare('DELETE FROM answer WHERE at < ?'),
    close: () => database.close(),
  };
};

/**
 * Notices in an SQLite file, which every process of this machine polls and the operator's commands write to. Throws when
 * the file cannot be opened.
 */
export const createFileNotices = (file: string, logger: StoreLogger): NoticeBoard => {
  const notices = openFile(file);
  let last = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = (tell: (posted: Posted) => void): void => {
    try {
      for (const { mark, body } of notices.since.all(last)) {
        last = Number(mark);
        const notice = readNotice(String(body));
        if (notice) tell({ mark: last, notice });
      }
    } catch (error) {
      logger.warn({ reason: reasonOf(error) }, 'notices');
    }
  };
  return {
    post: async (given: Notice) => {
      const notice = Number(notices.count.get()?.notices) < MOST_NOTICES ? given : shortened(given);
      const mark = Number(notices.write.run(Date.now(), JSON.stringify(notice)).lastInsertRowid);
      notices.forgetOld.run(Date.now() - KEPT_MS);
      // A purge of all replaces earlier notices.
      if (notice.kind === 'purge' && notice.tags.includes(EVERY_PAGE)) notices.forgetBefore.run(mark);
      return mark;
    },
    follow: (listener) => {
      look(listener);
      timer = setInterval(look, POLL_MS, listener).unref();
    },
    isCurrent: () => true,
    answer: async (id, instance, report) => {
      notices.forgetAnswers.run(Date.now() - ANSWERS_MS);
      notices.answer.run(id, instance, Date.now(), report);
    },
    answers: async (id) =>
      new Map(notices.answers.all(id).map(({ instance, body }) => [String(instance), String(body)])),
    close: async () => {
      clearInterval(timer);
      notices.close();
    },
  };
};
