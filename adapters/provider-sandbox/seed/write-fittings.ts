import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { BY_CABLE } from '#adapters/provider-sandbox/db/fittings.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** What is made for one model, by the family of its picture. */
const MADE_FOR_A_MODEL: Readonly<Record<string, string>> = { case: 'case', 'screen-glass': 'glass' };
/** The category of chargers that feed by cable from the mains. */
const CHARGERS = 'wall-chargers';

/** Writes what each accessory fits: the model that it names, or whatever takes its power. */
export const fittingWriter = (sql: Sql): ((row: number, product: SeedProduct) => void) => {
  const insert = sql.prepare('INSERT INTO fitting(target, kind, product, watts) VALUES (?, ?, ?, ?)');
  return (row, { picture, categoryPath, groups }) => {
    const worded = (key: string) =>
      groups.flatMap(({ properties }) => properties).find((property) => property.key === key)?.value.ru;
    const [kind, model] = [MADE_FOR_A_MODEL[picture.family], worded('compatible')];
    if (kind && model) insert(fold(model), kind, row, null);
    if (categoryPath.at(-1) === CHARGERS)
      insert(BY_CABLE, 'charger', row, Number.parseInt(worded('output') ?? '0', 10));
  };
};
