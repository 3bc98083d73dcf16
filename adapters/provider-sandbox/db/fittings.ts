import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { fold } from './fold.ts';
import { type ProductRow, productDetails, productsById, type ShownProduct } from './products.ts';
import type { Sql } from './sql.ts';

export interface FittingRow {
  readonly kind: string;
  readonly shown: ShownProduct;
}

/** Target of chargers: any device that is charged by cable with at most their power. */
export const BY_CABLE = 'by cable';

/** The shop offers the first one that can be bought. */
const PER_KIND = 2;

/** The names accessories use for a model: with and without brand, without the edition. */
const modelNames = ({ brand, model_title }: ProductRow): readonly string[] => {
  const title = model_title.replace(/ \([^)]*\)$/, '');
  return [title, title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title].map(fold);
};

/** Charging power by cable; undefined when unknown. */
const wattsOf = (sql: Sql, locale: Locale, { id }: ProductRow): number | undefined => {
  const properties = productDetails(sql, locale, id).groups.flatMap((group) => group.properties);
  const watts = Number.parseInt(properties.find(({ key }) => key === 'charging')?.value ?? '', 10);
  return Number.isNaN(watts) ? undefined : watts;
};

/**
 * Accessories for a product: those made for its model, then the weakest charger with enough power. Buyable and popular
 * ones come first.
 */
export const fittingsOf = (sql: Sql, locale: Locale, row: ProductRow): readonly FittingRow[] => {
  const made = sql.all<{ kind: string; id: number }>(
    `SELECT kind, id FROM (
       SELECT kind, product.id, row_number() OVER (PARTITION BY kind ORDER BY available > 0 DESC, popularity DESC) AS nth
       FROM fitting JOIN product ON product.id = fitting.product
       WHERE target IN (SELECT value FROM json_each(?1)) AND product.id <> ?2)
     WHERE nth <= ?3 ORDER BY kind, nth`,
    ...[JSON.stringify(modelNames(row)), row.id, PER_KIND],
  );
  const watts = wattsOf(sql, locale, row);
  const chargers =
    watts === undefined
      ? []
      : sql.all<{ kind: string; id: number }>(
          `SELECT kind, product.id FROM fitting JOIN product ON product.id = fitting.product
           WHERE target = ?1 AND watts >= ?2 AND available > 0 ORDER BY watts, popularity DESC LIMIT ?3`,
          ...[BY_CABLE, watts, PER_KIND],
        );
  const found = [...made, ...chargers];
  const shown = productsById(
    sql,
    locale,
    found.map(({ id }) => id),
  );
  return shown.map((one, place) => ({ kind: found[place]?.kind ?? '', shown: one }));
};
