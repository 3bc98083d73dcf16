import { plain } from '#core/kernel/shared/index.ts';
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

/** The names by which a place is known, in both languages and scripts (rule DELIVERY-12). */
interface Named {
  readonly label: string;
  readonly alias?: string;
}

const named =
  (fits: (name: string) => boolean) =>
  ({ label, alias }: Named): boolean =>
    fits(plain(label)) || (alias !== undefined && fits(plain(alias)));

/**
 * The regions to which a text leads: by a name of their own or of one of their localities, whatever language, case and
 * marks it is written in (rule DELIVERY-12). Without a text, all; their order stays.
 */
export const findRegions = (regions: readonly Region[], text: string): readonly Region[] => {
  const wanted = plain(text);
  const fits = named((name) => name.includes(wanted));
  return wanted === '' ? regions : regions.filter((region) => fits(region) || region.localities.some(fits));
};

/**
 * Regions in groups of those to which goods are brought for the same fees; the default region, which has terms of its own,
 * stands alone (rule DELIVERY-18). Groups and regions keep their order.
 */
export const regionsByFees = (regions: readonly Region[]): readonly (readonly Region[])[] => [
  ...Map.groupBy(regions, ({ regionId, fees }) =>
    regionId === DEFAULT_REGION ? DEFAULT_REGION : JSON.stringify(fees),
  ).values(),
];

/**
 * The regions and localities one of whose names contains a text, whatever its case and marks; regions first, and those
 * that begin with the text before others (rule DELIVERY-12). Without a text, the regions alone.
 */
export const findPlaces = (regions: readonly Region[], text: string): readonly Place[] => {
  const wanted = plain(text);
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
