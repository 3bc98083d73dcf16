/** Money is whole bani (1 MDL = 100 bani) everywhere inside the shop (rule MONEY-1). */
export type Bani = number;

/** What amounts are in, by its ISO 4217 code (rule MONEY-1). */
export const CURRENCY = 'MDL';

const BANI_IN_LEU = 100;
const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,})?)?$/;

/** Bani of an amount in MDL; fractions of a ban are rounded (rule MONEY-1). */
export const fromMdl = (mdl: number): Bani => Math.round(mdl * BANI_IN_LEU);

/**
 * Reads an amount in MDL as the provider writes it, `12999`, `"12999.00"` or `"12 999,5"` (rule MONEY-2).
 * Gives bani, or undefined when it is no amount.
 */
export const parseAmount = (amount: number | string): Bani | undefined => {
  if (typeof amount === 'number') return Number.isFinite(amount) ? fromMdl(amount) : undefined;
  const match = AMOUNT.exec(amount.replaceAll(/\s/g, '').replace(',', '.'));
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const bani = Number(whole) * BANI_IN_LEU + Math.round(Number(`0.${fraction}`) * BANI_IN_LEU);
  return sign ? 0 - bani : bani;
};

/** Whole MDL as shown to people: rounded up, 0 when there is no value (rules MONEY-3, MONEY-4). */
export const shownMdl = (amount: Bani | null | undefined): number => Math.ceil((amount ?? 0) / BANI_IN_LEU) + 0;

/** Rounds to the nearest whole MDL; gives bani (rule MONEY-6). */
export const roundToMdl = (amount: Bani): Bani => Math.round(amount / BANI_IN_LEU) * BANI_IN_LEU;

/**
 * A number with spaces between thousands and without `.00` (rule MONEY-5): `12999` → `12 999`. Decimals of a string
 * stay: `"12999.50"`.
 */
export const groupThousands = (value: number | string, space = ' '): string => {
  const [whole = '0', fraction] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, space);
  return fraction === undefined || /^0*$/.test(fraction) ? grouped : `${grouped}.${fraction}`;
};

/** Amount in MDL as a plain decimal for programs, `12999.00` (rule MONEY-7). */
export const toDecimal = (amount: Bani): string => (amount / BANI_IN_LEU).toFixed(2);
