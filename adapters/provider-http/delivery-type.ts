import type { DeliveryType } from '#core/purchase/delivery/index.ts';

/** Each delivery type on the wire. */
export const wireDeliveryTypes = { standard: 'standart', express: 'express' } as const satisfies Record<
  DeliveryType,
  string
>;
type WireDeliveryType = (typeof wireDeliveryTypes)[DeliveryType];

/** The delivery type behind the provider's spelling. */
export const toDeliveryType = (wire: WireDeliveryType): DeliveryType => (wire === 'standart' ? 'standard' : wire);
