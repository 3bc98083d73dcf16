import { orderedRange, type PriceRange, type SortOption } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { FEATURES, type Feature } from './features.ts';
import { fold, wholeWords } from './fold.ts';
import { type Amount, amountOf, NUMBER, numberOf, UNITS } from './units.ts';

/** How an amount that is asked for bounds what fits. */
export type Bound = 'equal' | 'least' | 'most';

/** What a text asks for beside the goods. */
export type Wanted =
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'order'; readonly sort: SortOption }
  | { readonly kind: 'amount'; readonly amount: Amount; readonly bound: Bound }
  /** A number without a unit. */
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'feature'; readonly feature: Feature };

/** A wish and its position in the text. */
export interface Wish {
  readonly from: number;
  readonly to: number;
  readonly wanted: Wanted;
}

const LEAST = 'от|не меньше|не менее|минимум|мин|больше|более|свыше|de la|minim|min|minimum|cel putin|peste';
const MOST = 'до|не больше|не более|максимум|макс|pana la|pina la|sub|maxim|max|cel mult|maximum';
const DEARER = `дороже|не дешевле|mai scump de|${LEAST}`;
const CHEAPER = `не дороже|дешевле|в пределах|nu mai scump de|mai ieftin de|за|${MOST}`;
const BESIDE = '(?:с|со|на|по|cu|de|pe|la) ';
/** What may follow an amount of memory. */
const OF_MEMORY = '(?: (?:озу|оперативк\\p{L}*|(?:оперативной |встроенной )?памяти|memorie(?: ram| interna)?|ram))?';
const CURRENCY = 'лей|леев|лея|леи|лев|lei|leu|mdl|мдл';
const THOUSANDS = 'к|k|т|тыс\\.?|тысяч\\p{L}*|тыщ\\p{L}*|mii|mie';
/** A sum of money, with or without separated thousands. */
const DIGITS = `\\d{1,3}(?:[ .]\\d{3})+(?!\\d)|${NUMBER}`;
const SUM = `(${DIGITS}) ?(${THOUSANDS})?(?: ?(?:de )?(${CURRENCY}))?`;
/** Below it a number without a currency is no price, MDL. */
const LEAST_PRICE = 100;

interface Reading {
  readonly pattern: RegExp;
  /** What the words found mean; undefined when they mean nothing. */
  readonly read: (found: readonly (string | undefined)[]) => Wanted | undefined;
}

const sumOf = (number = '', thousands: string | undefined, currency: string | undefined) => {
  const mdl = numberOf(number) * (thousands === undefined ? 1 : 1000);
  const isPrice = mdl >= LEAST_PRICE || (currency !== undefined && mdl > 0);
  return isPrice && Number.isSafeInteger(Math.round(mdl)) ? fromMdl(Math.round(mdl)) : undefined;
};

/** From one sum to another; a unit written once applies to both. */
const between: Reading['read'] = ([, low, thousands, money, high, more, currency]) => {
  const [from, to] = [sumOf(low, thousands ?? more, money ?? currency), sumOf(high, more, currency)];
  return from === undefined || to === undefined ? undefined : { kind: 'price', range: orderedRange({ from, to }) };
};

const bounded =
  (end: 'from' | 'to'): Reading['read'] =>
  ([, ...sum]) => {
    const value = sumOf(...(sum as [string, string, string]));
    return value === undefined ? undefined : { kind: 'price', range: { [end]: value } };
  };

const sized =
  (bound: Bound): Reading['read'] =>
  ([, number = '', unit = '']) => {
    const amount = amountOf(number, unit);
    return amount && { kind: 'amount', amount, bound };
  };

const gigabytes: Reading['read'] = ([, number = '']) => ({
  kind: 'amount',
  amount: { value: numberOf(number), unit: 'gb' },
  bound: 'equal',
});

/** In their order: what is read takes its words from those that follow. */
const READINGS: readonly Reading[] = [
  { pattern: wholeWords(`(?:${BESIDE})?(?:${LEAST}) (${NUMBER}) ?(${UNITS})`), read: sized('least') },
  { pattern: wholeWords(`(?:${BESIDE})?(?:${MOST}) (${NUMBER}) ?(${UNITS})`), read: sized('most') },
  // Memory and storage as in a title: `8/256`.
  { pattern: wholeWords(`(?:${BESIDE})?(\\d{1,2})(?=/\\d{2,4})`), read: gigabytes },
  { pattern: /(?<=\s)\/(\d{2,4})(?: ?(?:гб|gb))?(?![\p{L}\d])/u, read: gigabytes },
  { pattern: wholeWords(`(?:${BESIDE})?(${NUMBER}) ?(${UNITS})${OF_MEMORY}`), read: sized('equal') },
  { pattern: /(?<![\p{L}\d])(\d+(?:[.,]\d+)?) ?("|'')/u, read: sized('equal') },
  {
    pattern: wholeWords(`(?:от|между|de la|intre) ${SUM} (?:до|и|pana la|la|si) ${SUM}`),
    read: between,
  },
  { pattern: wholeWords(`${SUM} ?- ?${SUM}`), read: between },
  { pattern: wholeWords(`(?:цен\\p{L}* |стоимость\\p{L}* |pret\\p{L}* )?(?:${CHEAPER}) ${SUM}`), read: bounded('to') },
  { pattern: wholeWords(`(?:цен\\p{L}* |pret\\p{L}* )?(?:${DEARER}) ${SUM}`), read: bounded('from') },
  { pattern: wholeWords(`(?:${BESIDE})?(${DIGITS}) ?(${THOUSANDS})? ?(?:de )?(${CURRENCY})`), read: bounded('to') },
  {
    pattern: wholeWords(
      '(?:сам\\p{L}+ |cel mai |cea mai |cele mai )?(?:недорог\\p{L}*|дешев\\p{L}*|подешевле|бюджетн\\p{L}*|ieftin\\p{L}*)',
    ),
    read: () => ({ kind: 'order', sort: 'price+' }),
  },
  {
    pattern: wholeWords('(?:сам\\p{L}+ |cel mai |cea mai |cele mai )(?:дорог\\p{L}*|scump\\p{L}*)'),
    read: () => ({ kind: 'order', sort: 'price-' }),
  },
  ...FEATURES.map(
    (feature): Reading => ({ pattern: wholeWords(feature.words), read: () => ({ kind: 'feature', feature }) }),
  ),
  {
    pattern: wholeWords('(\\d+(?:[.,]\\d+)?)'),
    read: ([, number = '']) => ({ kind: 'number', value: numberOf(number) }),
  },
];

/** The same patterns, for all matches in a text. */
const EVERYWHERE: readonly Reading[] = READINGS.map(({ pattern, read }) => ({
  pattern: new RegExp(pattern, 'gu'),
  read,
}));

/** What a text asks for beside goods, in the order of the text (rule SEARCH-17). */
export const wishesIn = (text: string): readonly Wish[] => {
  let rest = fold(text);
  const wishes: Wish[] = [];
  for (const { pattern, read } of EVERYWHERE) {
    for (const found of rest.matchAll(pattern)) {
      const wanted = read(found);
      if (!wanted) continue;
      const [from, to] = [found.index, found.index + found[0].length];
      wishes.push({ from, to, wanted });
      // Nothing else is read of these words.
      rest = `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`;
    }
  }
  return wishes.sort((one, other) => one.from - other.from);
};

const LOOSE = 'с|со|и|в|на|для|по|от|cu|si|de|pe|in|la|pentru';
const LOOSE_AT_END = new RegExp(`(?:(?:^|\\s)(?:${LOOSE}))+$`, 'iu');

/** A text without the words of some wishes. */
export const textWithout = (text: string, wishes: readonly Wish[]): string => {
  let rest = '';
  let at = 0;
  for (const { from, to } of wishes) {
    rest = `${rest}${text.slice(at, from)}`.trimEnd().replace(LOOSE_AT_END, '');
    rest += ' ';
    at = to;
  }
  return `${rest}${text.slice(at)}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(LOOSE_AT_END, '');
};
