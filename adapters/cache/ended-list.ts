import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, type StoreLogger } from './guard.ts';

/** Longest wait for another writer, ms. */
const BUSY_MS = 2_000;

/** Names with their expiry, ms, in a file that processes share. */
export interface EndedList {
  /** Returns whether all were written; the others are lost when this process ends. */
  add(entries: Iterable<readonly [name: string, until: number]>): boolean;
  has(name: string): boolean;
  /** All that have not expired. */
  at(now: number): ReadonlyMap<string, number>;
  close(): void;
}

const open = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS ended (name TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;`);
  return database;
};

/** Opens the list in a file, or in memory when that fails, which is logged. */
export const openEndedList = (file: string, logger: StoreLogger): EndedList => {
  const warn = (error: unknown) =>
    logger.warn({ file, reason: reasonOf(error) }, 'ended sessions are stored in memory only');
  let isFile = true;
  let database: DatabaseSync;
  try {
    database = open(file);
  } catch (error) {
    warn(error);
    isFile = false;
    database = open(':memory:');
  }
  /** Entries that could not be written: the disk is full or locked. */
  const unwritten = new Map<string, number>();
  const write = database.prepare('INSERT OR REPLACE INTO ended (name, until) VALUES (?, ?)');
  const find = database.prepare('SELECT 1 FROM ended WHERE name = ?');
  const list = database.prepare('SELECT name, until FROM ended WHERE until > ?');
  const sweep = database.prepare('DELETE FROM ended WHERE until <= ?');
  return {
    add: (entries) => {
      for (const [name, until] of entries) unwritten.set(name, until);
      try {
        sweep.run(Date.now());
        for (const [name, until] of unwritten) {
          write.run(name, until);
          unwritten.delete(name);
        }
        return isFile;
      } catch (error) {
        warn(error);
        return false;
      }
    },
    has: (name) => unwritten.has(name) || find.get(name) !== undefined,
    at: (now) =>
      new Map([...list.all(now).map(({ name, until }) => [String(name), Number(until)] as const), ...unwritten]),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
};
