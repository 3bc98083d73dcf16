import * as v from 'valibot';
import type { BodySchema } from '#adapters/provider-sandbox/http/wire.ts';
import { customer, id, text, utm } from '#adapters/provider-sandbox/orders/body.ts';

const comment = v.optional(text(0, 2000));
const contact = {
  customer_name: customer.customer_name,
  customer_phone_number: v.optional(customer.customer_phone_number),
  customer_email: v.optional(text(3, 254)),
};

/** Schemas of all forms. Their types are checked against the contract. */
export const oneClickForm: BodySchema<'oneClick'> = v.object({
  ...customer,
  product: id,
  second_price: v.optional(v.boolean()),
  seller: v.optional(text(1, 100)),
  utm,
});

export const preorderForm: BodySchema<'preorder'> = v.object({ ...customer, product: id, comment, utm });

export const consultationForm: BodySchema<'consultation'> = v.object({
  ...customer,
  product: v.optional(id),
  comment,
  utm,
});

export const backInStockForm: BodySchema<'backInStock'> = v.object({ ...customer, product: id, utm });

export const priceWatchForm: BodySchema<'priceWatch'> = v.object({
  ...contact,
  product: id,
  price: v.union([v.pipe(v.number(), v.minValue(0)), text(1, 20)]),
  utm,
});

export const tradeInForm: BodySchema<'tradeIn'> = v.object({
  ...customer,
  device: text(1, 200),
  condition: v.picklist(['excellent', 'good', 'worn', 'broken']),
  product: v.optional(id),
  wanted: v.nullish(text(0, 200)),
  comment,
  utm,
});

export const partnerForm: BodySchema<'partnerRequest'> = v.object({
  ...customer,
  company: text(1, 200),
  city: v.optional(text(0, 200)),
  comment,
  utm,
});

export const feedbackForm: BodySchema<'feedback'> = v.object({
  ...contact,
  message: text(1, 4000),
  utm,
});

export const primeForm: BodySchema<'createPrimeOffer'> = v.object({ ...customer, utm });

export const creditForm: BodySchema<'createCreditOrder'> = v.object({
  ...customer,
  product: id,
  partnerId: id,
  months: v.pipe(v.number(), v.integer(), v.minValue(1)),
  second_price: v.optional(v.boolean()),
  first_payment: v.optional(v.union([v.pipe(v.number(), v.minValue(0)), text(1, 20)])),
  comment,
  utm,
});

/** The text fields of a CV form; the file is checked separately. */
export const cvForm = v.object({ ...customer, vacancyId: text(1, 100), comment });

export const reviewForm: BodySchema<'postReview'> = v.object({
  product: id,
  author: text(1, 120),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: text(1, 4000),
  pros: v.optional(text(0, 4000)),
  cons: v.optional(text(0, 4000)),
});
