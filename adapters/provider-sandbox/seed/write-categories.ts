import type { SeedCategory } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** Category ids by url. */
export type CategoryIds = ReadonlyMap<string, number>;

/** Writes the tree in menu order, parents before children. */
export const writeCategories = (sql: Sql, tree: readonly SeedCategory[]): CategoryIds => {
  const insert = sql.prepare(
    'INSERT INTO category(id, url, parent, depth, title_ru, title_ro, icon) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const ids = new Map<string, number>();
  const write = (nodes: readonly SeedCategory[], parent: number | null, depth: number): void => {
    for (const { url, title, icon, children } of nodes) {
      const id = ids.size + 1;
      ids.set(url, id);
      insert(id, url, parent, depth, title.ru, title.ro, icon);
      write(children, id, depth + 1);
    }
  };
  write(tree, null, 1);
  return ids;
};
