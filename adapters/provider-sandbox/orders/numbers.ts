import { randomInt } from 'node:crypto';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** A new number such as `Z-48213907`, random and hard to guess. */
export const freshNumber = (sql: Sql, table: 'orders' | 'lead'): string => {
  for (;;) {
    const number = `Z-${randomInt(10_000_000, 100_000_000)}`;
    if (sql.get(`SELECT 1 FROM ${table} WHERE number = ?`, number) === undefined) return number;
  }
};
