import type { Answer, Body } from '#adapters/provider-sandbox/http/wire.ts';

export type PaymentMethod = Body<'submitOrder'>['payment'];
export type PaymentState = Answer<'payment'>['state'];
/** How far an order has come. */
export type OrderStep = Answer<'orderStatus'>['status'];

/** How goods are brought: in ordinary time, or sooner. The contract's own spelling stands in `routes/order-wire.ts`. */
export type DeliveryType = 'standard' | 'express';

/** Where the ordered goods go. */
export type Fulfilment =
  | {
      readonly method: 'address';
      readonly type: DeliveryType;
      readonly regionId: string;
      readonly localityId: string;
      readonly street: string;
    }
  | { readonly method: 'pickup'; readonly shopId: string };

/** The capital: the only region with express delivery and with fees by type. */
export const CAPITAL = 'kishinev';
