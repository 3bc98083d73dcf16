import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { fold } from './fold.ts';

export type SqlValue = SQLInputValue;

/** Runs SQL by its text. The caller declares the type of a row. */
export interface Sql {
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** For many rows. */
  each<Row>(sql: string, ...values: SqlValue[]): Iterable<Row>;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): number;
  /** Inserts a row by its column names; returns its row id. */
  insert(table: string, row: Readonly<Record<string, SqlValue>>): number;
  exec(sql: string): void;
  /** For loops. */
  prepare(sql: string): (...values: SqlValue[]) => void;
  /** All or nothing. Takes the write lock at once, so that nothing changes between reads and writes. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Query texts vary with the number of search words. */
const STATEMENTS_KEPT = 300;

/** The database file in a data folder. */
export const databaseOf = (dataDir: string): string => join(dataDir, 'provider.sqlite');

/**
 * Opens a database file. WAL allows readers beside the provider. `synchronous=FULL` keeps an answered order after `kill
 * -9` or a power cut. `fold(text)` is available in SQL, because SQLite's `lower` knows Latin letters only.
 */
export const openSql = (file: string): Sql => {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;`);
  database.function('fold', { deterministic: true }, (text) => fold(String(text ?? '')));
  const statements = new Map<string, StatementSync>();

  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    const fresh = database.prepare(sql);
    statements.set(sql, fresh);
    return fresh;
  };

  return {
    all: <Row>(sql: string, ...values: SqlValue[]) => statement(sql).all(...values) as unknown as Row[],
    get: <Row>(sql: string, ...values: SqlValue[]) => statement(sql).get(...values) as unknown as Row | undefined,
    each: <Row>(sql: string, ...values: SqlValue[]) => statement(sql).iterate(...values) as unknown as Iterable<Row>,
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    insert: (table, row) => {
      const columns = Object.keys(row);
      const places = columns.map(() => '?').join(', ');
      const insertion = statement(`INSERT INTO ${table}(${columns.join(', ')}) VALUES (${places})`);
      return Number(insertion.run(...Object.values(row)).lastInsertRowid);
    },
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const prepared = database.prepare(sql);
      return (...values) => {
        prepared.run(...values);
      };
    },
    transaction: (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
};
