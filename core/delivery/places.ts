import type { AddressChoice, Region } from './addresses.ts';

/** A region, or a locality of one, that can be chosen. */
export interface Place extends AddressChoice {
  readonly label: string;
  /** Label of the region around; absent for a region itself. */
  readonly within?: string;
}

/** Letters without their marks, so that `balti` finds Bălți and `елка` finds Ёлка. */
const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * The regions and localities whose name contains a text, whatever its case and marks; regions first, and those that
 * begin with the text before others (rule DELIVERY-12). Without a text, the regions alone.
 */
export const findPlaces = (regions: readonly Region[], text: string): readonly Place[] => {
  const wanted = plain(text);
  const all = regions.map(({ regionId, label, localities }) => ({
    regionId,
    localityId: localities[0]?.localityId ?? '',
    label,
  }));
  if (wanted === '') return all;
  // A district's own town bears its name: it is found as the district.
  const localities = regions.flatMap(({ regionId, label, localities: inside }) =>
    inside
      .filter((locality) => locality.label !== label)
      .map((locality) => ({ regionId, localityId: locality.localityId, label: locality.label, within: label })),
  );
  const begins = ({ label }: Place) => plain(label).startsWith(wanted);
  const found = [...all, ...localities].filter(({ label }) => plain(label).includes(wanted));
  return [...found.filter(begins), ...found.filter((place) => !begins(place))];
};
