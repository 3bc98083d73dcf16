import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '#tests/architecture/planted.ts';

/** What an embedded provider has in its database; `dataDir` is its folder. */
export const readProviderIn = <Row>(dataDir: string, sql: string, ...parameters: string[]): Row[] => {
  const database = new DatabaseSync(join(dataDir, 'provider.sqlite'), { readOnly: true });
  try {
    return database.prepare(sql).all(...parameters) as Row[];
  } finally {
    database.close();
  }
};

/** What the embedded provider of the browser tests has in its database. */
export const readProvider = <Row>(sql: string, ...parameters: string[]): Row[] =>
  readProviderIn(join(root, 'data/tests-e2e'), sql, ...parameters);

/** Changes what the embedded provider of the browser tests has in its database, as an operator would. */
export const changeProvider = (sql: string, ...parameters: string[]): void => {
  const database = new DatabaseSync(join(root, 'data/tests-e2e/provider.sqlite'), { timeout: 5000 });
  try {
    database.prepare(sql).run(...parameters);
  } finally {
    database.close();
  }
};
