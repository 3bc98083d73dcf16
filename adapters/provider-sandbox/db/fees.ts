import { amount } from '#adapters/provider-sandbox/http/wire.ts';
import type { Bani } from '#adapters/provider-sandbox/money.ts';
import type { Sql } from './sql.ts';

interface FeeRow {
  home_from: Bani;
  home_to: Bani;
  express_from: Bani;
  express_to: Bani;
  region_from: Bani;
  region_to: Bani;
}

const range = (from: Bani, to: Bani) => ({ from: amount(from), to: amount(to) });

/** Lowest and highest delivery fees in the capital and elsewhere; undefined for an empty catalogue. */
export const feeRanges = (sql: Sql) => {
  const row = sql.get<FeeRow>(
    `SELECT min(fee_standard) AS home_from, max(fee_standard) AS home_to, min(fee_express) AS express_from,
       max(fee_express) AS express_to, min(fee_region) AS region_from, max(fee_region) AS region_to
     FROM product HAVING count(*) > 0`,
  );
  if (!row) return undefined;
  return {
    home: {
      standard: range(row.home_from, row.home_to),
      express: range(row.express_from, row.express_to),
    },
    elsewhere: { standard: range(row.region_from, row.region_to) },
  };
};
