import { families } from '#adapters/provider-sandbox/catalogue/families.ts';
import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Sql } from './sql.ts';

/** The name that all products of one model and colour share: `15t-pro-1a1b1c`. */
export const pictureName = ({ model, colour }: Pick<PictureSpec, 'model' | 'colour'>): string =>
  `${model}-${colour.replace('#', '').toLowerCase()}`;

/** Where the views of a product are found, counted from 1. */
export const pictureUrl = (name: string, view: number): string => `/media/products/${name}-${view}.webp`;

/** How a product picture is drawn, or undefined when no product is called so. */
export const findPicture = (sql: Sql, name: string): PictureSpec | undefined => {
  const row = sql.get<{ family: string; model: string; colour: string }>(
    'SELECT family, model, colour FROM picture WHERE name = ?',
    name,
  );
  const family = [...families().keys()].find((known) => known === row?.family);
  return row && family ? { family, model: row.model, colour: row.colour } : undefined;
};
