import type { Answer, Body } from '#adapters/provider-sandbox/http/wire.ts';

export type PaymentMethod = Body<'submitOrder'>['payment'];
export type PaymentState = Answer<'payment'>['state'];
export type OrderStep = Answer<'orderStatus'>['status'];

/** The contract spells `standard` differently, see `routes/order-wire.ts`. */
export type DeliveryType = 'standard' | 'express';

export type Fulfilment =
  | {
      readonly method: 'address';
      readonly type: DeliveryType;
      readonly regionId: string;
      readonly localityId: string;
      readonly street: string;
    }
  | { readonly method: 'pickup'; readonly shopId: string };

/** The only region with express delivery. */
export const CAPITAL = 'kishinev';
