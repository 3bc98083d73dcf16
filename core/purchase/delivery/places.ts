import { comparableText } from '#core/kernel/shared/index.ts';
import type { AddressChoice, Region } from './addresses.ts';
import { DEFAULT_REGION } from './delivery.ts';

/** A region, or a locality of one, that can be chosen. */
export interface Place extends AddressChoice {
  readonly label: string;
  /** Label of the region around; absent for a region itself. */
  readonly within?: string;
}

/** Whether a place is the chosen one; a region is, whichever of its localities is chosen (rule DELIVERY-12). */
export const isChosenPlace = (place: Place, { regionId, localityId }: AddressChoice): boolean =>
  place.regionId === regionId && (place.within === undefined || place.localityId === localityId);

/** Names of a place in both languages and scripts (rule DELIVERY-12). */
interface Named {
  readonly label: string;
  readonly alias?: string;
}

const named =
  (fits: (name: string) => boolean) =>
  ({ label, alias }: Named): boolean =>
    fits(comparableText(label)) || (alias !== undefined && fits(comparableText(alias)));

/**
 * Regions found by a text: their own name or a locality's, in any language, case and accents (rule DELIVERY-12). All
 * regions without a text; the order stays.
 */
export const findRegions = (regions: readonly Region[], text: string): readonly Region[] => {
  const wanted = comparableText(text);
  const fits = named((name) => name.includes(wanted));
  return wanted === '' ? regions : regions.filter((region) => fits(region) || region.localities.some(fits));
};

/** Regions grouped by equal fees; the default region is a group by itself (rule DELIVERY-18). The order stays. */
export const regionsByFees = (regions: readonly Region[]): readonly (readonly Region[])[] => [
  ...Map.groupBy(regions, ({ regionId, fees }) =>
    regionId === DEFAULT_REGION ? DEFAULT_REGION : JSON.stringify(fees),
  ).values(),
];

/**
 * Regions and localities whose names contain a text, ignoring case and accents; regions first, then matches at the
 * beginning (rule DELIVERY-12). Regions alone without a text.
 */
export const findPlaces = (regions: readonly Region[], text: string): readonly Place[] => {
  const wanted = comparableText(text);
  const all = regions.map(({ regionId, label, alias, localities }) => ({
    names: { label, ...(alias === undefined ? {} : { alias }) },
    place: { regionId, localityId: localities[0]?.localityId ?? '', label },
  }));
  if (wanted === '') return all.map(({ place }) => place);
  // A district's own town bears its name: it is found as the district.
  const localities = regions.flatMap(({ regionId, label, localities: inside }) =>
    inside
      .filter((locality) => locality.label !== label)
      .map((locality) => ({
        names: locality,
        place: { regionId, localityId: locality.localityId, label: locality.label, within: label },
      })),
  );
  const begins = named((name) => name.startsWith(wanted));
  const found = [...all, ...localities].filter(({ names }) => named((name) => name.includes(wanted))(names));
  const first = found.filter(({ names }) => begins(names));
  return [...first, ...found.filter(({ names }) => !begins(names))].map(({ place }) => place);
};
