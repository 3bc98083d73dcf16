import type { DeliveryFees } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import type { Cart } from '#core/purchase/cart/index.ts';

/** The region that is chosen until the shopper says otherwise (rule DELIVERY-1). */
export const DEFAULT_REGION = 'kishinev';
/** The locality that is chosen until the shopper says otherwise (rule DELIVERY-1). */
export const DEFAULT_LOCALITY = 'kishinev';

/** Goods are brought, or picked up (rule DELIVERY-2). */
export const deliveryMethods = ['address', 'pickup'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
/** How goods reach the shopper until stated otherwise (rule DELIVERY-2). */
export const DEFAULT_DELIVERY_METHOD: DeliveryMethod = 'address';

/** Goods are brought the ordinary way, or sooner (rule DELIVERY-3). */
export const deliveryTypes = ['standard', 'express'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
/** How goods are brought until stated otherwise (rule DELIVERY-3). */
export const DEFAULT_DELIVERY_TYPE: DeliveryType = 'standard';

export interface DeliveryChoice {
  readonly method: DeliveryMethod;
  readonly type: DeliveryType;
  readonly regionId: string;
}

/** The types that can be chosen in a region: express only in Kishinev (rule DELIVERY-4). */
export const availableTypes = (regionId: string): readonly DeliveryType[] =>
  regionId === DEFAULT_REGION ? deliveryTypes : [DEFAULT_DELIVERY_TYPE];

/** Chooses a region; any but Kishinev forces the type to `standard` (rule DELIVERY-4). */
export const chooseRegion = <Choice extends DeliveryChoice>(choice: Choice, regionId: string): Choice => ({
  ...choice,
  regionId,
  type: regionId === DEFAULT_REGION ? choice.type : DEFAULT_DELIVERY_TYPE,
});

/** Chooses a delivery type; ignored where the region does not offer it (rule DELIVERY-4). */
export const chooseType = <Choice extends DeliveryChoice>(choice: Choice, type: DeliveryType): Choice =>
  availableTypes(choice.regionId).includes(type) ? { ...choice, type } : choice;

/**
 * What bringing one product to a region costs: by type in Kishinev, the region price elsewhere (rule DELIVERY-5). Bani.
 */
export const productFee = (fees: DeliveryFees, choice: Pick<DeliveryChoice, 'regionId' | 'type'>): Bani =>
  choice.regionId === DEFAULT_REGION ? fees[choice.type] : fees.regionPrice;

/**
 * Delivery of a whole cart: 0 for pickup, else the highest fee among its products, once (rules DELIVERY-6, DELIVERY-7).
 * Bani.
 */
export const deliveryFee = (cart: Cart, choice: DeliveryChoice): Bani =>
  choice.method === 'pickup'
    ? 0
    : cart.reduce((highest, { product }) => Math.max(highest, productFee(product.deliveryFees, choice)), 0);
