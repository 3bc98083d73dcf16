import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '#tests/architecture/planted.ts';

/** What the embedded provider of the browser tests has in its database. */
export const readProvider = <Row>(sql: string, ...parameters: string[]): Row[] => {
  const database = new DatabaseSync(join(root, 'data/tests-e2e/provider.sqlite'), { readOnly: true });
  try {
    return database.prepare(sql).all(...parameters) as Row[];
  } finally {
    database.close();
  }
};
