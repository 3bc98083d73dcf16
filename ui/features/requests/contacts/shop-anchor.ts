import type { Shop } from '#core/purchase/delivery/index.ts';

/** Id of a shop in the list, for links. */
export const shopAnchor = ({ shopId }: Pick<Shop, 'shopId'>): string => `shop-${shopId}`;
