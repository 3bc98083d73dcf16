/** An amount in bani, 1/100 MDL. */
export type Bani = number;

/** Bani of an amount in MDL, rounded. */
export const fromMdl = (mdl: number): Bani => Math.round(mdl * 100);

const WRITTEN = /^(\d{1,12})(?:\.(\d*))?$/;

/** Bani of an amount in the contract's spellings, `12999`, `"12999.00"` or `"12 999,5"`; undefined for other text. */
export const parseAmount = (written: number | string): Bani | undefined => {
  const [, lei, fraction = ''] = WRITTEN.exec(String(written).replaceAll(/\s/g, '').replace(',', '.')) ?? [];
  return lei === undefined ? undefined : Number(lei) * 100 + Math.round(Number(`0.${fraction}0`) * 100);
};

/** MDL with two decimals, as in the contract: `12999.00`. */
export const toDecimal = (amount: Bani): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** For people: `12 999 MDL`, with bani only when there are any. */
export const formatMdl = (amount: Bani): string => {
  const [lei = '', fraction] = toDecimal(amount).split('.');
  const grouped = lei.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${grouped}${fraction === '00' ? '' : `.${fraction}`}\u00a0MDL`;
};
