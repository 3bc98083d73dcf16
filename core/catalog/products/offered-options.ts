import { BETWEEN_VALUES, type FacetOption, valuesOf } from './facets.ts';

/** Most numbers that a filter offers one by one (rule FACET-8). */
const MOST_NUMBERS = 8;
/** Ranges that stand in place of more, and of many more (rule FACET-8). */
const [FEW_RANGES, MANY_RANGES] = [4, 6];
/** Most numbers that stand in few ranges (rule FACET-8). */
const MOST_IN_FEW = 12;

/** A number with what it counts: `6,59″`, `5 000 мА·ч`. */
const MEASURED = /^(\d(?:[\d\s]*\d)?(?:[.,]\d+)?)(\D*)$/;

interface Measured {
  readonly option: FacetOption;
  readonly amount: number;
  /** The number as it is written. */
  readonly written: string;
  readonly unit: string;
}

const measured = (option: FacetOption): Measured | undefined => {
  const [, written, unit] = MEASURED.exec(option.name) ?? [];
  if (written === undefined || unit === undefined) return undefined;
  return { option, written, unit, amount: Number(written.replaceAll(/\s/g, '').replace(',', '.')) };
};

const rangeOf = (measures: readonly Measured[]): FacetOption | undefined => {
  const [first, last] = [measures[0], measures.at(-1)];
  if (!first || !last || first === last) return first?.option;
  return {
    name: `${first.written}–${last.written}${last.unit}`,
    value: measures.map(({ option }) => option.value).join(BETWEEN_VALUES),
    count: measures.reduce((sum, { option }) => sum + option.count, 0),
  };
};

/** How many digits a number has without the noughts at its ends: the fewer, the rounder it is. */
const digitsOf = (amount: number): number => amount.toExponential().replace(/e.*|\./g, '').length;

/**
 * Where one of so many ranges begins: evenly, or one number before that where that one is rounder and each range has two
 * at least all the same.
 */
const beginOf = (place: number, ranges: number, measures: readonly Measured[]): number => {
  const even = Math.round((place * measures.length) / ranges);
  const [before, at] = [measures[even - 1], measures[even]];
  const isEarlier = before && at && measures.length >= 3 * ranges && digitsOf(before.amount) < digitsOf(at.amount);
  return isEarlier ? even - 1 : even;
};

/**
 * Many numbers of one unit as few ranges, each of about as many numbers and beginning with a round one where that is near;
 * anything else as it is (rule FACET-8).
 */
const inRanges = (options: readonly FacetOption[]): readonly FacetOption[] => {
  const measures = options
    .flatMap((option) => measured(option) ?? [])
    .toSorted((one, other) => one.amount - other.amount);
  const isPlain = options.every(({ value }) => !value.includes(BETWEEN_VALUES));
  const isOneUnit = measures.every(({ unit }) => unit === measures[0]?.unit);
  if (measures.length <= MOST_NUMBERS || measures.length < options.length || !isPlain || !isOneUnit) return options;
  const ranges = measures.length > MOST_IN_FEW ? MANY_RANGES : FEW_RANGES;
  return Array.from({ length: ranges }, (_, place) =>
    rangeOf(measures.slice(beginOf(place, ranges, measures), beginOf(place + 1, ranges, measures))),
  ).flatMap((range) => range ?? []);
};

/**
 * What a filter offers of its options: ranges in place of many numbers, as long as whole ranges or nothing of them is
 * chosen (rule FACET-8), and what would find nothing below all else (rule FACET-9).
 */
export const offeredOptions = (options: readonly FacetOption[], chosen: readonly string[]): readonly FacetOption[] => {
  const ranges = inRanges(options);
  const isCut = ranges.some(({ value }) => {
    const taken = valuesOf(value).filter((one) => chosen.includes(one)).length;
    return taken > 0 && taken < valuesOf(value).length;
  });
  const offered = isCut ? options : ranges;
  const isLive = ({ value, count }: FacetOption): boolean =>
    count > 0 || valuesOf(value).every((one) => chosen.includes(one));
  return [...offered.filter(isLive), ...offered.filter((option) => !isLive(option))];
};
