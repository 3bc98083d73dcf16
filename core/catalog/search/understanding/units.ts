import { fold } from './fold.ts';

/** What something is counted in. */
export type Unit = 'gb' | 'inch' | 'hz' | 'mah' | 'mp' | 'w' | 'mm' | 'l' | 'h';

/** Units as written in both languages, in lower case without diacritics, and their size in the base unit. */
const WRITTEN: readonly (readonly [written: string, unit: Unit, times?: number])[] = [
  ['гб|гиг\\p{L}*|gb|gig\\p{L}*', 'gb'],
  ['тб|тер\\p{L}*|tb|tera\\p{L}*', 'gb', 1024],
  ["\"|''|дюйм\\p{L}*|inch\\p{L}*|inci|toli|tol", 'inch'],
  ['гц|герц\\p{L}*|hz|hertz\\p{L}*', 'hz'],
  ['ма[ ·*]?ч|mah', 'mah'],
  ['мп|мегапикс\\p{L}*|mp|mpx|megapix\\p{L}*', 'mp'],
  ['вт|ватт\\p{L}*|w|wati|watt\\p{L}*', 'w'],
  ['мм|mm', 'mm'],
  ['л|литр\\p{L}*|l|litri|litru', 'l'],
  ['ч|час\\p{L}*|h|ore', 'h'],
];

/** All units for a pattern, longer ones first. */
export const UNITS = WRITTEN.map(([written]) => written).join('|');

/** A number as written: a space or point before thousands, a point or comma before decimals. */
export const NUMBER = '\\d{1,3}(?:[ .]000)+(?!\\d)|\\d+(?:[.,]\\d+)?';

export interface Amount {
  readonly value: number;
  readonly unit: Unit;
}

/** The number that is written so. */
export const numberOf = (written: string): number =>
  Number(/^\d{1,3}(?:[ .]\d{3})+$/.test(written) ? written.replaceAll(/[ .]/g, '') : written.replace(',', '.'));

/** An amount of a number and a unit as they are written; undefined for an unknown unit. */
export const amountOf = (number: string, written: string): Amount | undefined => {
  const known = WRITTEN.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(written));
  return known && { value: numberOf(number) * (known[2] ?? 1), unit: known[1] };
};

const ALONE = new RegExp(`^(${NUMBER}) ?(${UNITS})$`, 'u');

/** The amount in an option's name, such as `8 ГБ` or `6,7″`; undefined when there is none. */
export const amountIn = (option: string): Amount | undefined => {
  const [, number, unit] = ALONE.exec(fold(option)) ?? [];
  return number === undefined || unit === undefined ? undefined : amountOf(number, unit);
};
