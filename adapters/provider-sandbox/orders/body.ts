import * as v from 'valibot';
import type { BodySchema } from '#adapters/provider-sandbox/http/wire.ts';

export const text = (min: number, max: number) => v.pipe(v.string(), v.minLength(min), v.maxLength(max));
export const id = v.union([text(1, 100), v.pipe(v.number(), v.integer())]);
const amount = v.union([
  v.pipe(v.number(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d(?:\s?\d){0,11}(?:[.,]\d*)?$/)),
]);
const utmField = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Campaign parameters of a form. */
export const utm = v.optional(
  v.object({
    utm_source: utmField,
    utm_medium: utmField,
    utm_campaign: utmField,
    utm_id: utmField,
    utm_term: utmField,
    utm_content: utmField,
  }),
);

/** Customer fields of a form. */
export const customer = { customer_name: text(1, 120), customer_phone_number: text(6, 32) };

const lines = v.pipe(
  v.array(
    v.object({
      productId: text(1, 100),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
      second_price: v.optional(v.boolean()),
    }),
  ),
  v.minLength(1),
  v.maxLength(100),
);

/** Fields that name a device for exchange. */
export const deviceFields = {
  model: id,
  memory: v.optional(text(1, 200)),
  condition: v.picklist(['excellent', 'good', 'worn', 'broken']),
};

export const promoCodeBody: BodySchema<'promoCode'> = v.object({ promo_code: text(1, 40), lines });

export const cancelBody: BodySchema<'cancelOrder'> = v.object({
  order_number: text(1, 40),
  phone: text(6, 32),
});

export const linkBody: BodySchema<'orderByLink'> = v.object({ link_key: text(22, 200) });

/** Request bodies. Their types are checked against the contract. */
export const orderBody: BodySchema<'submitOrder'> = v.object({
  lines,
  contact: v.object({ ...customer, customer_email: v.optional(v.pipe(v.string(), v.maxLength(254))) }),
  fulfilment: v.variant('delivery_method', [
    v.object({
      delivery_method: v.literal('address'),
      delivery_type: v.picklist(['standart', 'express']),
      regionId: text(1, 100),
      localityId: text(1, 100),
      street: text(1, 300),
    }),
    v.object({ delivery_method: v.literal('pickup'), shopId: text(1, 100) }),
  ]),
  payment: v.picklist(['cash', 'card', 'credit']),
  credit: v.optional(
    v.object({
      partnerId: id,
      months: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  comment: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  expected_total: amount,
  promo_code: v.optional(text(1, 40)),
  return_url: v.pipe(v.string(), v.regex(/^https?:\/\//), v.url(), v.maxLength(2000)),
  seller: v.optional(text(1, 100)),
  status_type: v.optional(v.picklist(['prepaid_expense', 'paid', 'credit_approved'])),
  advance: v.optional(amount),
  trade_in: v.optional(
    v.object({ ...deviceFields, device: text(1, 200), estimate: amount, valid_until: text(10, 40) }),
  ),
  utm,
});
