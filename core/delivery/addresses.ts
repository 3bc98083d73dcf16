import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import { DEFAULT_LOCALITY, DEFAULT_REGION } from './delivery.ts';

export interface Locality {
  readonly localityId: string;
  readonly label: string;
}

export interface Region {
  readonly regionId: string;
  readonly label: string;
  readonly localities: readonly Locality[];
}

export interface AddressChoice {
  readonly regionId: string;
  readonly localityId: string;
}

/** Where goods are brought until the shopper says otherwise (rule DELIVERY-1). */
export const DEFAULT_ADDRESS: AddressChoice = { regionId: DEFAULT_REGION, localityId: DEFAULT_LOCALITY };

/**
 * Keeps a locality that belongs to the chosen region, else takes the region's first; an unknown region becomes the
 * default one (rules DELIVERY-1, DELIVERY-8).
 */
export const settleAddress = (regions: readonly Region[], choice: AddressChoice): AddressChoice => {
  const region = regions.find(({ regionId }) => regionId === choice.regionId);
  if (!region) return DEFAULT_ADDRESS;
  const known = region.localities.some(({ localityId }) => localityId === choice.localityId);
  return {
    regionId: region.regionId,
    localityId: known ? choice.localityId : (region.localities[0]?.localityId ?? ''),
  };
};

/** One shop where goods are picked up. */
export interface Shop {
  readonly shopId: string;
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
  readonly isOpen: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the shop delivers to and where goods wait to be picked up. */
export interface DeliveryDirectory {
  regions(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Region[], Failure>>;
  shops(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Shop[], Failure>>;
}
