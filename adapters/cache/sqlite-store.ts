import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KeyvStoreAdapter, StoredData } from 'keyv';

/** Longest wait for another writer, ms. */
const BUSY_MS = 2_000;

/** A Keyv store without TTL in an SQLite file that processes share. Throws when the file cannot be opened. */
export const sqliteStore = (file: string): KeyvStoreAdapter => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS entry (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`);
  const read = database.prepare('SELECT value FROM entry WHERE name = ?');
  const write = database.prepare('INSERT OR REPLACE INTO entry (name, value) VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM entry WHERE name = ?');
  const all = database.prepare('SELECT name, value FROM entry ORDER BY name');
  return Object.assign(new EventEmitter(), {
    // Keyv iterates only stores with a dialect.
    opts: { dialect: 'sqlite' },
    namespace: undefined,
    get: async <Value>(name: string) => read.get(name)?.value as StoredData<Value>,
    set: async (name: string, value: unknown) => write.run(name, String(value)).changes === 1,
    delete: async (name: string) => Number(drop.run(name).changes) > 0,
    clear: async () => database.exec('DELETE FROM entry'),
    iterator: async function* () {
      for (const { name, value } of all.iterate()) yield [String(name), String(value)];
    },
    disconnect: async () => database.close(),
  });
};
