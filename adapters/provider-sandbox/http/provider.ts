import type { CategoryTree } from '#adapters/provider-sandbox/db/categories.ts';
import type { ColumnsSource } from '#adapters/provider-sandbox/db/columns.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** What every route stands on. */
export interface Provider {
  readonly sql: Sql;
  readonly categories: CategoryTree;
  readonly columns: ColumnsSource;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a partner's token is good for, ms. */
  readonly tokenLifetime: number;
  /** Where this provider is reached, for the absolute address of the payment page. */
  readonly origin: string;
}
