import type { Locale } from '#core/kernel/locale/index.ts';
import type { Bani, Failure, Result } from '#core/kernel/shared/index.ts';
import { DEFAULT_LOCALITY, DEFAULT_REGION, type DeliveryType } from './delivery.ts';
import type { OpeningSpan } from './opening.ts';

export interface Locality {
  readonly localityId: string;
  readonly label: string;
  /** Its name in the shop's other language, to be found by (rule DELIVERY-12); absent when it is not given. */
  readonly alias?: string;
}

/** Between which sums goods are brought somewhere, from the smallest of them to the bulkiest; bani. */
export interface FeeRange {
  readonly from: Bani;
  readonly to: Bani;
}

export interface Region {
  readonly regionId: string;
  readonly label: string;
  /** Its name in the shop's other language, to be found by (rule DELIVERY-12); absent when it is not given. */
  readonly alias?: string;
  readonly localities: readonly Locality[];
  /** What bringing goods there costs, by the types that it has; absent when it is not given. */
  readonly fees?: Readonly<Partial<Record<DeliveryType, FeeRange>>>;
}

export interface AddressChoice {
  readonly regionId: string;
  readonly localityId: string;
}

/** Where goods are brought until the shopper says otherwise (rule DELIVERY-1). */
export const DEFAULT_ADDRESS: AddressChoice = { regionId: DEFAULT_REGION, localityId: DEFAULT_LOCALITY };

/**
 * Keeps a locality of the chosen region, else takes the region's first; an unknown region becomes the default (rules
 * DELIVERY-1, DELIVERY-8).
 */
export const resolveAddress = (regions: readonly Region[], choice: AddressChoice): AddressChoice => {
  const region = regions.find(({ regionId }) => regionId === choice.regionId);
  if (!region) return DEFAULT_ADDRESS;
  const known = region.localities.some(({ localityId }) => localityId === choice.localityId);
  return {
    regionId: region.regionId,
    localityId: known ? choice.localityId : (region.localities[0]?.localityId ?? ''),
  };
};

/** Localities of a region; empty for an unknown one (rule DELIVERY-8). */
export const localitiesOf = (regions: readonly Region[], regionId: string): readonly Locality[] =>
  regions.find((region) => region.regionId === regionId)?.localities ?? [];

/** Whether there is a locality to choose: not in a region that has one and the chosen one is it (rule DELIVERY-20). */
export const choosesLocality = (regions: readonly Region[], { regionId, localityId }: AddressChoice): boolean => {
  const [first, ...others] = localitiesOf(regions, regionId);
  return others.length > 0 || first?.localityId !== localityId;
};

/** Name of the chosen locality, or else of its region; undefined while neither is known (rule DELIVERY-8). */
export const addressLabel = (
  regions: readonly Region[],
  { regionId, localityId }: AddressChoice,
): string | undefined => {
  const locality = localitiesOf(regions, regionId).find((known) => known.localityId === localityId);
  return (locality ?? regions.find((region) => region.regionId === regionId))?.label;
};

/** One shop where goods are picked up. */
export interface Shop {
  readonly shopId: string;
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  /** Opening hours in words; may be empty. */
  readonly hours: string;
  /** Opening hours by the days of the week; empty when they are only given in words. */
  readonly schedule: readonly OpeningSpan[];
  /** As it was when the list was made: what is shown is decided by `openingAt` (rule OPENING-2). */
  readonly isOpen: boolean;
  /** Empty when it is not given. */
  readonly regionId: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How it looks; absent when there is no picture. */
  readonly image?: string;
}

/** What a shop has of the products that were asked for; one that is not listed is not there. */
export interface PickupStock {
  readonly shopId: string;
  readonly stock: readonly { readonly productId: string; readonly quantity: number }[];
}

/** Where the shop delivers to and where goods wait to be picked up. */
export interface DeliveryDirectory {
  regions(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Region[], Failure>>;
  shops(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Shop[], Failure>>;
  /** What shops have of products now; a shop that does not give its stock is missing (rule PICKUP-1). */
  stock(
    query: { readonly locale: Locale; readonly productIds: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Result<readonly PickupStock[], Failure>>;
}
