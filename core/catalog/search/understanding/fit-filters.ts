import type { CheckboxFacet, Facet, FacetOption, FacetSelection } from '#core/catalog/products/index.ts';
import type { Feature } from './features.ts';
import { fold, wholeWords } from './fold.ts';
import { type Amount, amountIn, type Unit } from './units.ts';
import type { Bound, Wanted } from './wishes.ts';

/** Above it an amount of memory is storage, GB. */
const MOST_MEMORY = 32;
/** From here a bare number may be the inches of a screen. */
const LEAST_INCHES = 10;
/** Sizes of storage that are said without their unit, GB. */
export const STORAGES: readonly number[] = [64, 128, 256, 512, 1024];
const MEMORY = /оператив|ram/u;
const ABSENT = /^(?:нет|nu|без|fara|no|пассив|pasiv)/u;
/** Of what is offered, the most that counts as the largest. */
const LARGEST_SHARE = 1 / 2;

const isChecked = (facet: Facet): facet is CheckboxFacet => facet.type === 'checkbox';

const chosen = (facet: CheckboxFacet, options: readonly FacetOption[]): FacetSelection | undefined =>
  options.length === 0 ? undefined : { filterId: facet.filterId, values: options.map(({ value }) => value) };

const first = <Value>(facets: readonly CheckboxFacet[], find: (facet: CheckboxFacet) => Value | undefined) => {
  for (const facet of facets) {
    const found = find(facet);
    if (found !== undefined) return found;
  }
  return undefined;
};

const isWithin = (value: number, wanted: number, bound: Bound): boolean =>
  bound === 'equal' ? value === wanted : bound === 'least' ? value >= wanted : value <= wanted;

const sized = (facet: CheckboxFacet, unit: Unit, fits: (value: number) => boolean): FacetSelection | undefined =>
  chosen(
    facet,
    facet.options.filter(({ name }) => {
      const amount = amountIn(name);
      return amount?.unit === unit && fits(amount.value);
    }),
  );

/** Memory before storage for what is little, after it for what is much. */
const inOrder = (facets: readonly CheckboxFacet[], { value, unit }: Amount): readonly CheckboxFacet[] => {
  if (unit !== 'gb') return facets;
  const isMemory = ({ name }: CheckboxFacet): boolean => MEMORY.test(fold(name));
  const isLittle = value <= MOST_MEMORY;
  return facets.toSorted((one, other) => Number(isMemory(other) === isLittle) - Number(isMemory(one) === isLittle));
};

const byAmount = (facets: readonly CheckboxFacet[], amount: Amount, bound: Bound): FacetSelection | undefined => {
  const ordered = inOrder(facets, amount);
  const exact = first(ordered, (facet) => sized(facet, amount.unit, (value) => isWithin(value, amount.value, bound)));
  // A screen of 15.6 inches is called one of 15.
  return exact ?? (amount.unit === 'inch' ? byWholeInches(ordered, amount.value) : undefined);
};

const byWholeInches = (facets: readonly CheckboxFacet[], inches: number): FacetSelection | undefined =>
  Number.isInteger(inches) && inches >= LEAST_INCHES
    ? first(facets, (facet) => sized(facet, 'inch', (value) => Math.floor(value) === inches))
    : undefined;

const byNumber = (facets: readonly CheckboxFacet[], value: number): FacetSelection | undefined => {
  if (STORAGES.includes(value)) return byAmount(facets, { value, unit: 'gb' }, 'equal');
  return value >= LEAST_INCHES ? byAmount(facets, { value, unit: 'inch' }, 'equal') : undefined;
};

/** The options of the largest amounts, up to half of what is offered; the largest in any case. */
const largestOf = (options: readonly FacetOption[]): readonly FacetOption[] => {
  const sizes = options.flatMap((option) => {
    const amount = amountIn(option.name);
    return amount ? [{ option, value: amount.value }] : [];
  });
  const offered = sizes.reduce((sum, { option }) => sum + option.count, 0);
  let taken = 0;
  return sizes
    .sort((one, other) => other.value - one.value)
    .filter(({ option }) => {
      const isFirst = taken === 0;
      taken += option.count;
      return isFirst || taken <= offered * LARGEST_SHARE;
    })
    .map(({ option }) => option);
};

const byFeature = (facets: readonly CheckboxFacet[], { words, filter, taken }: Feature): FacetSelection | undefined => {
  const named = wholeWords(words);
  const asked = filter === undefined ? facets : facets.filter(({ name }) => new RegExp(filter, 'u').test(fold(name)));
  return first(asked, (facet) => {
    if (taken === 'largest') return chosen(facet, largestOf(facet.options));
    const fits = ({ name }: FacetOption): boolean =>
      taken === 'named' ? named.test(fold(name)) : !ABSENT.test(fold(name));
    return chosen(facet, facet.options.filter(fits));
  });
};

/** The filter options that match a wish; undefined when no filter has it (rule SEARCH-17). */
export const fitFilters = (facets: readonly Facet[], wanted: Wanted): FacetSelection | undefined => {
  const checked = facets.filter(isChecked);
  if (wanted.kind === 'amount') return byAmount(checked, wanted.amount, wanted.bound);
  if (wanted.kind === 'number') return byNumber(checked, wanted.value);
  return wanted.kind === 'feature' ? byFeature(checked, wanted.feature) : undefined;
};
