import type { Bani } from '#core/kernel/shared/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';

/** Upper end of the price filter before anything is known of the prices, bani (rule FACET-1). */
export const PRICE_FILTER_MAX = fromMdl(40_000);
/** The slider's range before anything is known of the prices, bani (rule FACET-2). */
export const PRICE_SLIDER_RANGE = { from: 0, to: fromMdl(5_000) } as const;

export interface FacetOption {
  readonly name: string;
  readonly value: string;
  /** How many products remain when only this option of its facet is taken. */
  readonly count: number;
}

/** Separates the values of an option that covers several; no value contains it (rule FACET-8). */
export const BETWEEN_VALUES = '\u241F';

/** Values that an option covers: one, or all of a range (rule FACET-8). */
export const valuesOf = (option: string): readonly string[] => option.split(BETWEEN_VALUES);

export interface CheckboxFacet {
  readonly type: 'checkbox';
  readonly filterId: string;
  readonly name: string;
  readonly options: readonly FacetOption[];
  /** How they are offered, where that is otherwise (rules FACET-8, FACET-9). */
  readonly offered?: readonly FacetOption[];
  readonly selectedOptions: readonly string[];
}

export interface RangeFacet {
  readonly type: 'range';
  readonly filterId: string;
  readonly name: string;
  /** Ends of the slider, bani. */
  readonly min: Bani;
  readonly max: Bani;
  /** Upper end of the range until the shopper sets one, bani (rule FACET-3). */
  readonly openTo: Bani;
  /** Where the line under the slider ends, bani (rule FACET-10). */
  readonly lineTo: Bani;
  /** Chosen range, bani. */
  readonly selectedFrom: Bani;
  readonly selectedTo: Bani;
}

export type Facet = CheckboxFacet | RangeFacet;

/** Values chosen in one checkbox facet. */
export interface FacetSelection {
  readonly filterId: string;
  readonly values: readonly string[];
}

/** A range chosen by the shopper; an absent end is open. Bani. */
export interface PriceRange {
  readonly from?: Bani;
  readonly to?: Bani;
}

/** The range whose lower end is not above the upper one: one given upside down is turned over (rule FACET-6). */
export const orderedRange = (range: PriceRange): PriceRange =>
  range.from !== undefined && range.to !== undefined && range.from > range.to
    ? { from: range.to, to: range.from }
    : range;

/**
 * The price facet of a list whose highest price is `topPrice`, bani: the slider ends 1000 MDL above it, the range 1 MDL
 * above it (rule FACET-3). Without `topPrice` the defaults hold (rules FACET-1, FACET-2). A chosen range is clamped to
 * the slider (rule FACET-6), and the drawn line ends with the range (rule FACET-10).
 */
export const priceFacet = (name: string, topPrice: Bani | undefined, chosen: PriceRange = {}): RangeFacet => {
  const { from = PRICE_SLIDER_RANGE.from, to } = orderedRange(chosen);
  const max = topPrice === undefined ? PRICE_FILTER_MAX : topPrice + fromMdl(1_000);
  const openTo = topPrice === undefined ? PRICE_SLIDER_RANGE.to : topPrice + fromMdl(1);
  const within = (amount: Bani, least: Bani): Bani => Math.min(max, Math.max(least, amount));
  const selectedFrom = within(from, 0);
  return {
    type: 'range',
    filterId: 'price',
    name,
    min: 0,
    max,
    openTo,
    lineTo: topPrice === undefined ? max : openTo,
    selectedFrom,
    selectedTo: within(to ?? openTo, selectedFrom),
  };
};

/** Whether all values of an option are chosen. */
export const isChosenOption = (selection: readonly FacetSelection[], filterId: string, option: string): boolean => {
  const chosen = selection.find((facet) => facet.filterId === filterId)?.values ?? [];
  return valuesOf(option).every((value) => chosen.includes(value));
};

/** Chosen options of a facet; a range counts as one (rule FACET-8). Unknown values are named by themselves. */
export const chosenOptions = (
  facet: Pick<CheckboxFacet, 'options' | 'offered'> | undefined,
  chosen: readonly string[],
): readonly Omit<FacetOption, 'count'>[] => {
  const ranges = (facet?.offered ?? []).filter(({ value }) => {
    const values = valuesOf(value);
    return values.length > 1 && values.every((one) => chosen.includes(one));
  });
  const apart = chosen.filter((value) => !ranges.some((range) => valuesOf(range.value).includes(value)));
  const nameOf = (value: string) => facet?.options.find((option) => option.value === value)?.name ?? value;
  return [...ranges, ...apart.map((value) => ({ value, name: nameOf(value) }))];
};

/**
 * Adds or takes away one option of a checkbox facet; ignored while the filters are loading (rule FACET-4).
 * A facet left without values disappears from the selection (rule FACET-7).
 */
export const toggleOption = (
  selection: readonly FacetSelection[],
  filterId: string,
  value: string,
  loading: boolean,
): readonly FacetSelection[] => {
  if (loading) return selection;
  const chosen = selection.find((facet) => facet.filterId === filterId)?.values ?? [];
  const meant = valuesOf(value);
  const kept = chosen.filter((other) => !meant.includes(other));
  const values = isChosenOption(selection, filterId, value) ? kept : [...kept, ...meant];
  const others = selection.filter((facet) => facet.filterId !== filterId);
  return values.length > 0 ? [...others, { filterId, values }] : others;
};

export interface FilterMemory {
  readonly selection: readonly FacetSelection[];
  /** Url of the category that was filtered last (rule FACET-5). */
  readonly lastCategory?: string;
}

/** The selection on entering a category: kept in the category filtered last, dropped in another (rule FACET-5). */
export const enterCategory = (memory: FilterMemory, category: string): FilterMemory =>
  memory.lastCategory === category ? memory : { selection: [], lastCategory: category };
