import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { fold } from './fold.ts';

export type SqlValue = SQLInputValue;

/** Statements by text with typed rows: a row's shape is declared where its SQL stands. */
export interface Sql {
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** Rows one by one, for many of them. */
  each<Row>(sql: string, ...values: SqlValue[]): Iterable<Row>;
  /** Gives how many rows changed. */
  run(sql: string, ...values: SqlValue[]): number;
  exec(sql: string): void;
  /** A statement for loops, prepared once. */
  prepare(sql: string): (...values: SqlValue[]) => void;
  /** All or nothing; takes the write lock at once, so that what is read inside stays true until the end. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Texts vary with the number of search words, so the memory of prepared ones is bounded. */
const STATEMENTS_KEPT = 300;

/** The provider's database in the folder of its data. */
export const databaseOf = (dataDir: string): string => join(dataDir, 'provider.sqlite');

/**
 * Opens a database file. WAL lets a reader (a test, the operator's shell) look in while the provider writes;
 * `synchronous=FULL` syncs the log on every commit, so that an order that was answered survives `kill -9` and a
 * power cut alike. `fold(text)` is at hand in SQL: SQLite's own `lower` knows Latin letters only.
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
