/** An amount in whole bani; a leu has 100. */
export type Bani = number;

/** Bani of an amount in lei; fractions of a ban are rounded. */
export const fromMdl = (mdl: number): Bani => Math.round(mdl * 100);

const WRITTEN = /^(\d{1,12})(?:\.(\d*))?$/;

/** Bani of an amount as the contract lets it be written, `12999`, `"12999.00"` or `"12 999,5"`; undefined for another text. */
export const parseAmount = (written: number | string): Bani | undefined => {
  const [, lei, fraction = ''] = WRITTEN.exec(String(written).replaceAll(/\s/g, '').replace(',', '.')) ?? [];
  return lei === undefined ? undefined : Number(lei) * 100 + Math.round(Number(`0.${fraction}0`) * 100);
};

/** The amount as the contract writes it: lei with two decimals, `12999.00`. */
export const toDecimal = (amount: Bani): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The amount for people, thousands apart and bani only where there are any: `12 999 MDL`. */
export const inWords = (amount: Bani): string => {
  const [lei = '', fraction] = toDecimal(amount).split('.');
  const grouped = lei.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${grouped}${fraction === '00' ? '' : `.${fraction}`}\u00a0MDL`;
};
