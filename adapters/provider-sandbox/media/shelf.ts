import { findPicture } from '../db/pictures.ts';
import type { Sql } from '../db/sql.ts';
import { drawProduct } from '../pictures/product.ts';
import { rasterise } from '../pictures/rasterise.ts';
import { PRODUCT_VIEWS } from './addresses.ts';

/** Pixels of a product picture, each way. */
const PRODUCT_SIDE = 1200;

/** A picture by its address: drawn as pixels and kept, or a drawing that is quick enough to make each time. */
export type Picture = { readonly kind: 'pixels'; readonly draw: () => Promise<Uint8Array> };

/** What stands behind an address under `/media/`, or undefined when nothing does. */
export const pictureAt = (sql: Sql, shelf: string, file: string): Picture | undefined =>
  shelf === 'products' ? productPicture(sql, file) : undefined;

const productPicture = (sql: Sql, file: string): Picture | undefined => {
  const [, name = '', number] = /^(.+)-(\d)\.webp$/.exec(file) ?? [];
  const view = PRODUCT_VIEWS.find((known) => String(known) === number);
  const spec = view && findPicture(sql, name);
  if (!spec) return undefined;
  const size = { width: PRODUCT_SIDE, height: PRODUCT_SIDE };
  return { kind: 'pixels', draw: () => rasterise(drawProduct(spec, view), size) };
};
