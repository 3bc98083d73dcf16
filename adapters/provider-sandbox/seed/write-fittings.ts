import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { BY_CABLE } from '#adapters/provider-sandbox/db/fittings.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** Accessories made for one model, by family. */
const MADE_FOR_A_MODEL: Readonly<Record<string, string>> = { case: 'case', 'screen-glass': 'glass' };
const CHARGERS = 'wall-chargers';

/** Writes which model or charging power each accessory fits. */
export const fittingWriter = (sql: Sql): ((row: number, product: SeedProduct) => void) => {
  const insert = sql.prepare('INSERT INTO fitting(target, kind, product, watts) VALUES (?, ?, ?, ?)');
  return (row, { family, categoryPath, groups }) => {
    const worded = (key: string) =>
      groups.flatMap(({ properties }) => properties).find((property) => property.key === key)?.value.ru;
    const [kind, model] = [MADE_FOR_A_MODEL[family], worded('compatible')];
    if (kind && model) insert(fold(model), kind, row, null);
    if (categoryPath.at(-1) === CHARGERS)
      insert(BY_CABLE, 'charger', row, Number.parseInt(worded('output') ?? '0', 10));
  };
};
