import { join } from 'node:path';
import { databaseOf, openSql, type Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { openKeptPictures } from './kept-pictures.ts';
import { pictureFinder } from './shelves.ts';

/** Draws the pictures of a provider, for a process of its own. */
export interface Drawer {
  readonly sql: Sql;
  /** The file of a picture such as `products/15t-pro-1a1b1c-1.webp`, drawn when it is not there yet. */
  draw(name: string): Promise<string>;
}

/** A drawer for the data in this folder. */
export const openDrawer = (dataDir: string): Drawer => {
  const sql = openSql(databaseOf(dataDir));
  const kept = openKeptPictures(join(dataDir, 'media'));
  const find = pictureFinder(sql);
  return {
    sql,
    draw: async (name) => {
      const path = await kept.find(name);
      if (path) return path;
      const [shelf = '', file = ''] = name.split('/');
      const picture = find(shelf, file);
      if (picture?.kind !== 'pixels') throw new Error(`There is no picture ${name}`);
      return kept.keep(name, await picture.draw());
    },
  };
};
