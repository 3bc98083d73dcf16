import { groupThousands } from '#core/kernel/shared/index.ts';
import { BETWEEN_VALUES, type FacetOption, valuesOf } from './facets.ts';

/** Most numbers that a filter offers one by one (rule FACET-8). */
const MOST_NUMBERS = 8;
/** How many ranges replace many numbers, and very many (rule FACET-8). */
const [FEW_RANGES, MANY_RANGES] = [4, 6];
/** Most numbers that get few ranges (rule FACET-8). */
const MOST_IN_FEW = 12;

/** Fewest numbers of a range (rule FACET-8). */
const LEAST_IN_RANGE = 2;

/** How much of the least number of all a round one may be, to name the first range by (rule FACET-8). */
const NEAR = 0.9;

/** A number with what it counts: `6,59″`, `5 000 мА·ч`. */
const MEASURED = /^(\d(?:[\d\s]*\d)?(?:[.,]\d+)?)(\D*)$/;

interface Measured {
  readonly option: FacetOption;
  /** The number as written. */
  readonly written: string;
  readonly unit: string;
  /** The number in units of the last decimal that the filter's numbers have. */
  readonly whole: number;
}

/** Where a range begins: its place among the numbers, and the round number it is named by. */
interface Cut {
  readonly place: number;
  readonly at: number;
}

const decimalsOf = (written: string): number => /[.,](\d+)$/.exec(written)?.[1]?.length ?? 0;

/** The options that are numbers, the least first. */
const measured = (options: readonly FacetOption[]): readonly Measured[] => {
  const read = options.flatMap((option) => {
    const [, written, unit] = MEASURED.exec(option.name) ?? [];
    return written === undefined || unit === undefined ? [] : [{ option, written, unit }];
  });
  const scale = 10 ** Math.max(0, ...read.map(({ written }) => decimalsOf(written)));
  const wholeOf = (written: string) => Math.round(Number(written.replaceAll(/\s/g, '').replace(',', '.')) * scale);
  return read.map((one) => ({ ...one, whole: wholeOf(one.written) })).toSorted((one, other) => one.whole - other.whole);
};

/** Writes numbers the way the filter does: same decimal sign and thousands separator. */
const writingLike = (measures: readonly Measured[]): ((whole: number) => string) => {
  const samples = measures.map(({ written }) => written);
  const scale = 10 ** Math.max(...samples.map(decimalsOf));
  const sign = samples.some((written) => written.includes('.')) ? '.' : ',';
  const between = samples.map((written) => /\d(\s)\d{3}/.exec(written)?.[1]).find((found) => found !== undefined) ?? '';
  const isFourPlain = samples.some((written) => /^\d{4}(?!\d)/.test(written));
  return (whole) =>
    groupThousands(whole / scale, isFourPlain && whole < 10_000 * scale ? '' : between).replace('.', sign);
};

/** Multiples of these are round, the roundest first. */
const ROUND = Array.from({ length: 12 }, (_, place) => 10 ** (12 - place)).flatMap((power) => [power, power / 2]);

/** The roundest number above one and up to another, and how round it is: the less, the rounder. */
const roundest = (above: number, upTo: number): { at: number; rank: number } => {
  const rank = ROUND.findIndex((step) => Math.floor(upTo / step) * step > above);
  const step = ROUND[rank] ?? 1;
  return { at: Math.floor(upTo / step) * step, rank: rank < 0 ? ROUND.length : rank };
};

/** Where ranges begin: about evenly, at the roundest number near there. */
const cutsOf = (measures: readonly Measured[], ranges: number): readonly Cut[] => {
  const share = measures.length / ranges;
  const near = Math.max(1, Math.round(share / 2));
  const cuts: Cut[] = [{ place: 0, at: 0 }];
  for (let nth = 1; nth < ranges; nth += 1) {
    const even = Math.round(nth * share);
    const last = measures.length - (ranges - nth) * LEAST_IN_RANGE;
    const found = Array.from({ length: 2 * near + 1 }, (_, step) => even - near + step)
      .filter((place) => place <= last)
      .flatMap((place) => {
        const [before, first] = [measures[place - 1], measures[place]];
        const isFree =
          before && first && before.whole < first.whole && place >= (cuts.at(-1)?.place ?? 0) + LEAST_IN_RANGE;
        return isFree ? [{ place, ...roundest(before.whole, first.whole) }] : [];
      })
      .toSorted((one, other) => one.rank - other.rank || Math.abs(one.place - even) - Math.abs(other.place - even))[0];
    if (found) cuts.push(found);
  }
  return cuts;
};

/**
 * Replaces many numbers of one unit by few ranges of similar size that begin with round numbers; returns other options
 * unchanged (rule FACET-8).
 */
const inRanges = (options: readonly FacetOption[]): readonly FacetOption[] => {
  const measures = measured(options);
  const isPlain = options.every(({ value }) => !value.includes(BETWEEN_VALUES));
  const isOneUnit = measures.every(({ unit }) => unit === measures[0]?.unit);
  if (measures.length <= MOST_NUMBERS || measures.length < options.length || !isPlain || !isOneUnit) return options;
  const write = writingLike(measures);
  const cuts = cutsOf(measures, measures.length > MOST_IN_FEW ? MANY_RANGES : FEW_RANGES);
  return cuts.flatMap(({ place, at }, nth) => {
    const next = cuts[nth + 1];
    const within = measures.slice(place, next?.place);
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return [];
    const from = write(nth === 0 ? roundest(Math.floor(first.whole * NEAR), first.whole).at : at);
    const to = next ? write(next.at - 1) : last.written;
    return [
      {
        name: `${from}–${to}${first.unit}`,
        value: within.map(({ option }) => option.value).join(BETWEEN_VALUES),
        count: within.reduce((sum, { option }) => sum + option.count, 0),
      },
    ];
  });
};

/**
 * Options as offered: ranges in place of many numbers unless single numbers are chosen (rule FACET-8), options without
 * results last (rule FACET-9).
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
