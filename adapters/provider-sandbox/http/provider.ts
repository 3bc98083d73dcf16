import type { CategoryTree } from '#adapters/provider-sandbox/db/categories.ts';
import type { ColumnsSource } from '#adapters/provider-sandbox/db/columns.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** What all routes share. */
export interface Provider {
  readonly sql: Sql;
  readonly categories: CategoryTree;
  readonly columns: ColumnsSource;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Lifetime of a partner's token, ms. */
  readonly tokenLifetime: number;
  /** For the absolute address of the payment page. */
  readonly origin: string;
}
