import type { Region, Shop } from '#core/purchase/delivery/index.ts';

type Locality = Region['localities'][number];

/** A region with the locality of its own name, and further ones. */
export const aRegion = (regionId: string, label: string, ...further: readonly Locality[]): Region => ({
  regionId,
  label,
  localities: [{ localityId: regionId, label }, ...further],
});

/** A shop named by its id. */
export const aShop = (shopId: string, different: Partial<Shop> = {}): Shop => ({
  shopId,
  title: shopId,
  address: '',
  phone: '',
  hours: '',
  schedule: [],
  isOpen: true,
  regionId: '',
  latitude: 47,
  longitude: 28,
  ...different,
});
