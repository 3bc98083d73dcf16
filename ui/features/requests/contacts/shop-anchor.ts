import type { Shop } from '#core/purchase/delivery/index.ts';

/** The id of a shop in the list of all, to be led to. */
export const shopAnchor = ({ shopId }: Pick<Shop, 'shopId'>): string => `shop-${shopId}`;
